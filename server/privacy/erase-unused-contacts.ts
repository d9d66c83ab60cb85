import { and, asc, eq, gt, inArray, lt, notExists } from "drizzle-orm";
import { contactMerges, contacts } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { begunEnquiries, enquiries } from "../enquiries/enquiry-tables.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { offers } from "../offers/offer-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { requests } from "../requests/request-tables.ts";
import { tenancyPeople } from "../tenancies/tenancy-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";

/** Looked at in one transaction. Most of them stay. */
const contactsAtOnce = 200;

/**
 * Erases the next few contacts that nothing belongs to, in the order of their ids: no other has to be
 * looked at twice. A new contact may be about to get its enquiry, so it is left for a day. One to which
 * staff have joined others stands for the person as long as those are there.
 * @param options.after id of the last one that was looked at, empty to start
 * @returns also the last one that was looked at, null if there are no more
 */
export async function eraseUnusedContacts(
  tx: Transaction,
  { until, after }: { until: Date; after: string },
): Promise<{ contacts?: number; last: string | null }> {
  const { id, updatedAt } = contacts;
  const looked = await tx
    .select({ id })
    .from(contacts)
    .where(after === "" ? undefined : gt(id, after))
    .orderBy(asc(id))
    .limit(contactsAtOnce);
  const ids = looked.map((row) => row.id);
  if (ids.length === 0) return { last: null };
  const last = ids.length < contactsAtOnce ? null : ids.at(-1)!;
  const erased = await tx
    .delete(contacts)
    .where(and(inArray(id, ids), lt(updatedAt, until), isUnused(tx)))
    .returning({ id });
  return { last, ...(erased.length > 0 && { contacts: erased.length }) };
}

function isUnused(tx: Transaction) {
  const uses = [
    tx.select().from(enquiries).where(eq(enquiries.contactId, contacts.id)),
    tx.select().from(begunEnquiries).where(eq(begunEnquiries.contactId, contacts.id)),
    tx.select().from(bookings).where(eq(bookings.contactId, contacts.id)),
    tx.select().from(requests).where(eq(requests.contactId, contacts.id)),
    tx.select().from(offers).where(eq(offers.contactId, contacts.id)),
    tx.select().from(tenancyPeople).where(eq(tenancyPeople.contactId, contacts.id)),
    tx.select().from(landlords).where(eq(landlords.contactId, contacts.id)),
    tx.select().from(contactMerges).where(eq(contactMerges.intoId, contacts.id)),
    tx.select().from(conversations).where(eq(conversations.contactId, contacts.id)),
  ];
  return and(...uses.map((use) => notExists(use)));
}
