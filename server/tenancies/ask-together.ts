import * as v from "valibot";
import { penceField } from "../../domain/shared/pence.ts";
import { moveInPayments } from "../../domain/tenancies/awaited-money.ts";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import { paymentTitles } from "../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { day } from "./let-action-fields.ts";
import { recordAllProgressIn } from "./record-progress.ts";

const dueOn = day("Enter the day it is due");
const fields = v.object({
  "first-rent-pence": penceField,
  "first-rent-dueOn": dueOn,
  "deposit-pence": penceField,
  "deposit-dueOn": dueOn,
});

/** Asks for the first rent and the deposit in one mail to each tenant, or for neither. */
export async function askTogetherIn(
  tx: Transaction,
  app: AppContext,
  post: {
    staffId: string;
    tenancyId: string;
    fields: Readonly<Partial<Record<string, string>>>;
  },
): Promise<Outcome<{ done: string }>> {
  const { staffId, tenancyId } = post;
  const read = v.safeParse(fields, post.fields);
  if (!read.success) return refuseFields(read.issues);
  const actions = moveInPayments.map((kind): TenancyAction => ({
    do: "ask-payment",
    kind,
    pence: read.output[`${kind}-pence`],
    dueOn: read.output[`${kind}-dueOn`],
  }));
  const recorder = { actor: { staffId }, by: staffId };
  const recorded = await recordAllProgressIn(tx, app, recorder, { tenancyId, actions });
  if (recorded.ok) return { ok: true, answer: { done: "Asked for, in one mail to every tenant." } };
  if (!("refused" in recorded)) return refuse("This let is not there.");
  const errors = recorded.refused.flatMap(({ action, refusal: { rule, text } }) =>
    action.do === "ask-payment"
      ? [
          {
            path: `${action.kind}-${rule === "date-outside" ? "dueOn" : "pence"}`,
            message: text,
            title: paymentTitles[action.kind],
          },
        ]
      : [],
  );
  const detail = errors.map(({ title, message }) => `${title}: ${message}`).join(" ");
  return {
    ok: false,
    refusal: {
      title: "Not done",
      detail,
      errors: errors.map(({ path, message }) => ({ path, message })),
    },
  };
}
