import { inArray } from "drizzle-orm";
import { calculateBackupEnd } from "../../../domain/offers/backup.ts";
import type { DeclineReason } from "../../../domain/offers/decline-reasons.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { recordAnswerElsewhere } from "../../conversations/note-answered.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { queueMails } from "../../platform/mail/queue-mail.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { findBackup } from "./find-backup.ts";
import { createBackupMails, createOfferDecisionMails } from "../../offers/mails/offer-mails.ts";
import { moveOffer } from "../../offers/move-offer.ts";
import { offerDecisions, offers } from "../../offers/offer-tables.ts";
import { findOfferRow, listTenants, lockOffer, type OfferWithHome } from "../../offers/offers.ts";

/** What is decided of one offer. Accepting makes a tenancy of it: `server/tenancies/decision/accept-offer.ts`. */
export type OfferDecision =
  | { action: "decline"; reason: DeclineReason; note: string }
  | { action: "withdraw"; note: string }
  | { action: "back-up"; note: string };

/** In the conversation about it, where we decided: a renter says in their own words that they withdraw. */
const answers: Record<OfferDecision["action"], string> = {
  decline: "Declined the offer.",
  withdraw: "Withdrew the offer on the renter’s behalf.",
  "back-up": "Kept the offer as a backup.",
};

/**
 * Declines a submitted offer, keeps it as a back-up, or withdraws one for the renter, and mails
 * everybody who is told about it.
 * @returns `none` for an unknown offer, `refused` if its state does not allow it
 */
export async function decideOffer(
  app: AppContext,
  actor: Actor,
  id: string,
  decision: OfferDecision,
): Promise<"done" | "refused" | "none"> {
  const row = await findOfferRow(app.database.orm, id);
  if (row === null) return "none";
  return transact(app.database.orm, (tx) => decideOfferIn(tx, app, actor, row, decision));
}

/** The same within a transaction of the caller. */
export async function decideOfferIn(
  tx: Transaction,
  app: AppContext,
  actor: Actor,
  row: OfferWithHome,
  decision: OfferDecision,
): Promise<"done" | "refused" | "none"> {
  const { id } = row.offer;
  const at = app.now();
  const offer = await lockOffer(tx, id);
  if (offer === null) return "none";
  if (decision.action === "back-up") {
    if (offer.state !== "submitted") return "refused";
    await keepAsBackups(tx, [id], at);
  } else if (!(await moveOffer(tx, { offer, action: decision.action, actor, at }))) {
    return "refused";
  }
  await recordDecision(tx, {
    offerId: id,
    decision: decision.action,
    reason: decision.action === "decline" ? decision.reason : null,
    note: decision.note,
    actor,
    at,
  });
  const mails = await createMails(tx, app, row, decision.action);
  // Of a home that is no longer to let: nobody would be told that the offer is kept.
  if (decision.action === "back-up" && mails.length === 0) return "refused";
  await queueMails(tx, mails);
  if (actor === "visitor") return "done";
  await recordAnswerElsewhere(tx, {
    contactId: offer.contactId,
    listingId: offer.listingId,
    body: answers[decision.action],
    staffId: typeof actor === "string" ? null : actor.staffId,
    at,
  });
  return "done";
}

/** Those that are kept together are written before anybody is told of the others. */
export async function keepAsBackups(
  tx: Transaction,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  const backupUntil = calculateBackupEnd(getLondonDate(at));
  await tx
    .update(offers)
    .set({ backupUntil })
    .where(inArray(offers.id, [...ids]));
}

/** Why, by whom and when: kept beside the offer, as it may have to be shown. */
export async function recordDecision(
  tx: Transaction,
  {
    actor,
    ...decision
  }: Omit<typeof offerDecisions.$inferInsert, "id" | "decidedBy"> & { actor: Actor },
): Promise<void> {
  const decidedBy = typeof actor === "string" ? actor : actor.staffId;
  await tx.insert(offerDecisions).values({ ...decision, decidedBy });
  await notifyOffice(tx, { subject: "offer", id: decision.offerId });
}

async function createMails(
  tx: Transaction,
  { config, now }: AppContext,
  { offer, contact, listing }: OfferWithHome,
  action: OfferDecision["action"],
) {
  const facts = {
    offerId: offer.id,
    applicant: contact,
    tenants: await listTenants(tx, offer.id),
    rules: config.tenancyRules,
    listing,
    siteUrl: config.publicUrl,
    agency: await findHomeAgency(tx, listing.id),
    agencyEmail: config.agencyEmail,
  };
  if (action !== "back-up") return createOfferDecisionMails({ ...facts, action });
  const decided = await findOfferRow(tx, offer.id);
  const backup = decided && (await findBackup(tx, decided.offer, decided.listing, { now: now() }));
  return backup ? createBackupMails({ ...facts, backup }) : [];
}
