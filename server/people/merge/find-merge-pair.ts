import { inArray } from "drizzle-orm";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import {
  findPersonId,
  listContacts,
  listPersonContactIds,
} from "../../contacts/person-contacts.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { offers } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";

/**
 * Two people beside each other, before somebody joins them.
 * @returns null if there is no such person; `other` is null if there is none or it is the same
 */
export async function findMergePair(db: Queryable, contactId: string, otherId: string | null) {
  const personId = await findPersonId(db, contactId);
  if (personId === null) return null;
  const otherPersonId = otherId === null ? null : await findPersonId(db, otherId);
  const isOther = otherPersonId !== null && otherPersonId !== personId;
  return {
    person: await summarise(db, personId),
    other: isOther ? await summarise(db, otherPersonId) : null,
  };
}

async function summarise(db: Queryable, personId: string) {
  const own = await listContacts(db, await listPersonContactIds(db, [personId]));
  const ids = own.map(({ id }) => id);
  const person = own.find(({ id }) => id === personId)!;
  return {
    id: personId,
    name: `${person.firstname} ${person.lastname}`,
    emails: own.flatMap(({ email }) => email ?? []).join(", ") || "No email",
    phones: own.map(({ phone }) => phone).join(", "),
    since: formatNumericDate(getLondonDate(own[0]!.createdAt)),
    conversations: await db.$count(conversations, inArray(conversations.contactId, ids)),
    bookings: await db.$count(bookings, inArray(bookings.contactId, ids)),
    offers: await db.$count(offers, inArray(offers.contactId, ids)),
  };
}
