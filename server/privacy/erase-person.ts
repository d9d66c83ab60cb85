import { eraseConversations, eraseRequestMessages } from "../conversations/personal-data.ts";
import { eraseReceivedMails } from "../mail-in/personal-data.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { alerts } from "../alerts/alert-tables.ts";
import { bookings } from "../viewings/booking-tables.ts";
import { campaignRecipients } from "../campaigns/campaign-tables.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { begunEnquiries, enquiries } from "../enquiries/enquiry-tables.ts";
import { offers } from "../offers/offer-tables.ts";
import { requests } from "../requests/request-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import type { AppContext } from "../app-context.ts";
import { countRecords } from "./export-person.ts";
import { findPerson } from "./find-person.ts";

/** Counts, and the id under which the audit trail records the erasure. */
export interface ErasureResult {
  erasureId: string;
  counts: ReturnType<typeof countRecords>;
}

/**
 * Erases everything held under an e-mail address, including queued mails. A referral or offer goes
 * as a whole, whichever of its people asks. Audit rows, which hold no personal data, and the hash
 * of a campaign opt-out stay.
 * @returns null if nothing was held
 */
export async function erasePerson(
  { database }: Pick<AppContext, "database">,
  email: string,
): Promise<ErasureResult | null> {
  return database.orm.transaction(async (tx) => {
    const found = await findPerson(tx, email);
    const counts = countRecords(found);
    if (Object.values(counts).every((count) => count === 0)) return null;
    await eraseRequestMessages(tx, [
      ...collectIds(found.enquiries),
      ...collectIds(found.requests),
      ...collectIds(found.offers),
    ]);
    await eraseConversations(tx, collectIds(found.conversations));
    await eraseReceivedMails(tx, collectIds(found.heldMails));
    await tx.delete(outbox).where(inArray(outbox.id, collectIds(found.mails)));
    await tx.delete(alerts).where(inArray(alerts.id, collectIds(found.alerts)));
    await tx.delete(offers).where(inArray(offers.id, collectIds(found.offers)));
    await tx
      .delete(campaignRecipients)
      .where(inArray(campaignRecipients.id, collectIds(found.campaigns)));
    await tx.delete(bookings).where(inArray(bookings.id, collectIds(found.bookings)));
    await tx.delete(requests).where(inArray(requests.id, collectIds(found.requests)));
    await tx.delete(enquiries).where(inArray(enquiries.id, collectIds(found.enquiries)));
    await tx.delete(begunEnquiries).where(inArray(begunEnquiries.id, collectIds(found.begun)));
    // Cascades to the qualification.
    await tx.delete(contacts).where(inArray(contacts.id, collectIds(found.contacts)));
    const erasureId = randomUUID();
    await recordAudit(tx, {
      actor: "command line",
      action: "person.erased",
      subject: "person",
      subjectId: erasureId,
      detail: counts,
    });
    return { erasureId, counts };
  });
}

function collectIds(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
