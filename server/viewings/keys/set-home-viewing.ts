import * as v from "valibot";
import { homeViewingFields } from "../../../domain/viewings/availability/availability-fields.ts";
import { homeViewingForms } from "../../../domain/viewings/keys/home-viewing-forms.ts";
import { readHomeViewing } from "../../../domain/viewings/availability/posted-availability.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { defineActs } from "../../staff/office-form.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";
import { findHomeName } from "./find-home-viewing.ts";
import { homeViewings } from "./home-viewing-tables.ts";
import { transact } from "../../platform/database/transact.ts";

/** How a home is shown, and what nobody outside the office sees. What is booked already stays. */
export async function setHomeViewing(
  { database, now }: AppContext,
  by: StaffActor,
  listingId: string,
  fields: unknown,
): Promise<Outcome<{ done: string }>> {
  const read = v.safeParse(homeViewingFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const { isTenanted, tenantName, tenantEmail } = read.output;
  // Nobody's data is kept once they have moved out.
  const tenant = isTenanted ? { tenantName, tenantEmail } : { tenantName: "", tenantEmail: "" };
  const values = { ...read.output, ...tenant, changedAt: now() };
  return transact(database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    if ((await findHomeName(tx, listingId)) === null) return refuse("We can’t find that property.");
    await tx
      .insert(homeViewings)
      .values({ listingId, ...values })
      .onConflictDoUpdate({ target: homeViewings.listingId, set: values });
    await recordAudit(tx, {
      actor: by,
      action: "listing.viewing-set",
      subject: "listing",
      subjectId: listingId,
      detail: { isTenanted, minutes: values.minutes, noticeHours: values.noticeHours },
    });
    await notifyOffice(tx, { subject: "diary", id: null });
    return { ok: true, answer: { done: "Saved." } };
  });
}

export const homeViewingActs = defineActs(homeViewingForms, {
  save: {
    ownTransactions: ({ app, by: { staffId }, params, texts }) =>
      setHomeViewing(app, { staffId }, params["listingId"] ?? "", readHomeViewing(texts)),
  },
});
