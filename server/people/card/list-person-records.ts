import { inArray } from "drizzle-orm";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { RecordName } from "../../../domain/staff/history.ts";
import { listContacts } from "../../contacts/person-contacts.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { erasureRequests } from "../../privacy/erasure-request-table.ts";
import { findPerson } from "../../privacy/find-person.ts";

/**
 * Everything of a person that the audit has rows of: their own records, and those of all contacts
 * that are theirs. Of somebody who was erased the contact's id is left.
 */
export async function listPersonRecords(db: Queryable, contactId: string): Promise<RecordName[]> {
  const [contact] = isUuid(contactId) ? await listContacts(db, [contactId]) : [];
  if (!contact) return [{ subject: "contact", subjectId: contactId }];
  const person = await findPerson(db, contact.emailKey ?? { contactId });
  const contactIds = person.contacts.map(({ id }) => id);
  const erasures = await db
    .select({ id: erasureRequests.id })
    .from(erasureRequests)
    .where(inArray(erasureRequests.contactId, contactIds));
  const records: Record<string, readonly { id: string }[]> = {
    contact: person.contacts,
    enquiry: person.enquiries,
    request: person.requests,
    alert: person.alerts,
    campaign: person.campaigns,
    booking: person.bookings,
    appointment: person.bookings.map(({ appointmentId }) => ({ id: appointmentId })),
    offer: person.offers,
    conversation: person.conversations,
    tenancy: person.tenancies,
    landlord: person.landlords,
    mail: person.mails,
    erasure: erasures,
  };
  return Object.entries(records).flatMap(([subject, own]) =>
    own.map(({ id }) => ({ subject, subjectId: id })),
  );
}
