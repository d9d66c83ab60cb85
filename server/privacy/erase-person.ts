import {
  eraseConversations,
  eraseMessages,
  eraseRequestMessages,
  releaseCalls,
} from "../conversations/personal-data.ts";
import { eraseMailsByMessageId, eraseReceivedMails } from "../inbound-email/personal-data.ts";
import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Obstacle } from "../../domain/privacy/erasure.ts";
import { alerts } from "../alerts/alert-tables.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { campaignRecipients } from "../campaigns/campaign-tables.ts";
import { contactClaims, contacts, marketingChoices } from "../contacts/contact-tables.ts";
import { begunEnquiries, enquiries, qualifications } from "../enquiries/enquiry-tables.ts";
import { accessLinks } from "../access-links/access-link-table.ts";
import { documents } from "../documents/document-tables.ts";
import { eraseDocumentsOf } from "../documents/documents.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { eraseTenancies } from "../tenancies/personal-data.ts";
import { offers } from "../offers/offer-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { requests } from "../requests/request-tables.ts";
import {
  deleteAppointments,
  deleteBookings,
  deleteWaitsAndOffers,
  forgetTenants,
} from "../viewings/personal-data.ts";
import type { SubjectKey } from "./data-subject.ts";
import { type ErasurePlan, planErasure } from "./plan-erasure.ts";

type ErasureCounts = ErasurePlan["counts"];

export type Erasure =
  /** With the id under which the audit trail records the erasure, and what was kept. */
  | { outcome: "erased"; erasureId: string; counts: ErasureCounts; kept: Obstacle[] }
  | { outcome: "blocked"; obstacles: Obstacle[] }
  /** Nothing is held but what is kept. */
  | { outcome: "nothing"; kept: Obstacle[] };

/**
 * Erases everything held under a person's e-mail addresses, including queued mails, unless
 * something blocks it. A referral or offer goes as a whole, whichever of its people asks. Audit
 * rows, which hold no personal data, and the hash of a campaign opt-out stay.
 */
export async function erasePerson(
  { database, now }: AppContext,
  actor: Actor,
  key: SubjectKey,
): Promise<Erasure> {
  return transact(database.orm, (tx) => erasePersonIn(tx, actor, key, now()));
}

/** The same within a transaction of the caller. */
export async function erasePersonIn(
  tx: Transaction,
  actor: Actor,
  key: SubjectKey,
  now: Date,
): Promise<Erasure> {
  const plan = await planErasure(tx, key, now);
  const { counts, obstacles } = plan;
  if (obstacles.some(({ effect }) => effect === "blocks")) return { outcome: "blocked", obstacles };
  if (Object.values(counts).every((count) => count === 0)) {
    return { outcome: "nothing", kept: obstacles };
  }
  await deleteRecords(tx, plan);
  const erasureId = randomUUID();
  await recordAudit(tx, {
    actor,
    action: "person.erased",
    subject: "person",
    subjectId: erasureId,
    detail: counts,
  });
  // Its conversations and mails went, too.
  for (const subject of ["person", "conversation"] as const)
    await notifyOffice(tx, { subject, id: null });
  return { outcome: "erased", erasureId, counts, kept: obstacles };
}

async function deleteRecords(
  tx: Transaction,
  { erasable, keptContacts }: ErasurePlan,
): Promise<void> {
  const requested = [erasable.enquiries, erasable.requests, erasable.offers];
  await eraseRequestMessages(tx, requested.flatMap(collectIds));
  await eraseConversations(tx, collectIds(erasable.conversations));
  await eraseMessages(tx, erasable.mailsElsewhere);
  await eraseMailsByMessageId(
    tx,
    erasable.mailsElsewhere.flatMap(({ mailMessageId }) => mailMessageId ?? []),
  );
  await eraseReceivedMails(tx, collectIds(erasable.heldMails));
  await eraseTenancies(tx, collectIds(erasable.tenancies));
  await tx.delete(documents).where(inArray(documents.id, collectIds(erasable.documents)));
  await eraseDocumentsOf(tx, "landlord", collectIds(erasable.landlords));
  await tx.delete(landlords).where(inArray(landlords.id, collectIds(erasable.landlords)));
  await tx.delete(accessLinks).where(inArray(accessLinks.id, collectIds(erasable.caseLinks)));
  await tx.delete(outbox).where(inArray(outbox.id, collectIds(erasable.mails)));
  await tx.delete(alerts).where(inArray(alerts.id, collectIds(erasable.alerts)));
  await tx.delete(offers).where(inArray(offers.id, collectIds(erasable.offers)));
  await tx
    .delete(campaignRecipients)
    .where(inArray(campaignRecipients.id, collectIds(erasable.campaigns)));
  await deleteBookings(tx, collectIds(erasable.bookings));
  await deleteAppointments(tx, collectIds(erasable.appointments));
  await deleteWaitsAndOffers(
    tx,
    [...erasable.contacts, ...keptContacts].map(({ id }) => id),
  );
  await forgetTenants(tx, collectIds(erasable.tenantOf));
  await tx.delete(requests).where(inArray(requests.id, collectIds(erasable.requests)));
  await tx.delete(enquiries).where(inArray(enquiries.id, collectIds(erasable.enquiries)));
  await tx.delete(begunEnquiries).where(inArray(begunEnquiries.id, collectIds(erasable.begun)));
  // A contact that goes takes its qualification, choices and claims with it; one that is kept does not.
  const kept = collectIds(keptContacts);
  await tx.delete(qualifications).where(inArray(qualifications.contactId, kept));
  await tx.delete(marketingChoices).where(inArray(marketingChoices.contactId, kept));
  await tx.delete(contactClaims).where(inArray(contactClaims.contactId, kept));
  await releaseCalls(tx, erasable.contacts);
  await tx.delete(contacts).where(inArray(contacts.id, collectIds(erasable.contacts)));
}

function collectIds(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
