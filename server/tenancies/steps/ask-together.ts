import { moveInPayments } from "../../../domain/tenancies/money/awaited-money.ts";
import type { tenancyForms } from "../../../domain/tenancies/tenancy-forms.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import { paymentTitles } from "../../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import type { FormValues } from "../../staff/office-form.ts";
import { notDone, refuse } from "../../staff/refusals.ts";
import { recordAllProgressIn } from "./record-progress.ts";

/** Asks for the first month’s rent and the deposit in one mail to each tenant, or for neither. */
export async function askTogetherIn(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  tenancyId: string,
  asked: FormValues<(typeof tenancyForms)["ask-together"]>,
): Promise<Outcome<{ done: string }>> {
  const actions = moveInPayments.map((kind): TenancyAction => ({
    do: "ask-payment",
    kind,
    pence: asked[`${kind}-pence`],
    dueOn: asked[`${kind}-dueOn`],
  }));
  const recorder = { actor, by: actor.staffId };
  const recorded = await recordAllProgressIn(tx, app, recorder, { tenancyId, actions });
  if (recorded.ok)
    return { ok: true, answer: { done: "Payments requested in one email to every tenant." } };
  if (!("refused" in recorded)) return refuse("We can’t find that tenancy.");
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
      title: notDone,
      detail,
      errors: errors.map(({ path, message }) => ({ path, message })),
    },
  };
}
