import { formatMoment } from "../../../domain/customer-pages/renter-steps.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import {
  holdingUseConsent,
  holdingUseWishes,
} from "../../../domain/tenancies/money/holding-deposit.ts";
import { holdingUses } from "../../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../../app-context.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuseRule } from "../refuse-rule.ts";
import { refuse } from "../../staff/refusals.ts";
import { loadTenancy } from "../../tenancies/load-tenancy.ts";
import { recordProgress } from "../../tenancies/steps/record-progress.ts";
import { notYours } from "../send-document.ts";

/** A tenant's own tick, kept with its words and its time as the evidence of their consent. */
export async function chooseHoldingUse(
  app: AppContext,
  { contactIds }: Extract<OpenCase, { kind: "renter" }>,
  { tenancyId, personId }: { tenancyId: string; personId: string },
  fields: Readonly<Partial<Record<string, string>>>,
): Promise<Outcome<{ done: "holding" }>> {
  const loaded = isUuid(tenancyId) ? await loadTenancy(app.database.orm, tenancyId) : null;
  const person = loaded?.people.find(
    ({ id, contactId }) => id === personId && contactIds.includes(contactId),
  );
  if (person?.role !== "tenant") return notYours;
  const towards = holdingUses.find((one) => one === fields["towards"]);
  if (!towards) return refuse("Select what your holding deposit should count towards", "towards");
  if (fields["consents"] !== "on") return refuse("Tick the box to show you agree", "consents");
  const at = app.now();
  const note = `Ticked on their page, ${formatMoment(at)}: “${holdingUseWishes[towards]}. ${holdingUseConsent}”`;
  const recorded = await recordProgress(
    app,
    { actor: "visitor", by: personId },
    {
      tenancyId,
      action: {
        do: "choose-holding-use",
        towards,
        on: getLondonDate(at),
        evidence: { note, documentId: null },
      },
    },
  );
  if (recorded.ok) return { ok: true, answer: { done: "holding" } };
  return recorded.rule === "none" ? notYours : refuseRule(recorded, "towards");
}
