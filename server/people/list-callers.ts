import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { contacts } from "../contacts/contact-tables.ts";
import { getCallerPhone, isCaller, isCallUnder } from "../conversations/callers.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { hasWords, readSearchWords } from "../conversations/search-words.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { officeHomeName } from "../listings/office-home.ts";
import type { Queryable } from "../platform/database/client.ts";

const mostCallers = 20;

/**
 * Conversations of people who gave a number and no address, and so have no card, by name, number or
 * home, the latest first. Whoever has a card with that number under another name hides none. None without
 * a text.
 */
export async function listCallers(db: Queryable, text: string) {
  const words = readSearchWords(text);
  if (words === null) return [];
  const { id, name, phone, personKey, contactId, mergedInto, lastMessageAt } = conversations;
  const found = await db
    .select({ id, name, phone, personKey, contactId, home: officeHomeName, at: lastMessageAt })
    .from(conversations)
    .leftJoin(listingRecords, eq(listingRecords.id, conversations.listingId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      and(
        isCaller,
        // Few have none, which an index knows.
        isNull(contactId),
        isNull(mergedInto),
        hasWords(words),
      ),
    )
    .orderBy(desc(lastMessageAt), desc(id))
    .limit(mostCallers * 2);
  const callers = found.map((call) => ({ ...call, phoneKey: getCallerPhone(call.personKey) }));
  const phoneKeys = callers.map(({ phoneKey }) => phoneKey);
  const { firstname, lastname, phoneKey } = contacts;
  const reached = await db
    .select({ firstname, lastname, phoneKey })
    .from(contacts)
    .where(inArray(phoneKey, phoneKeys));
  const hasCard = (call: (typeof callers)[0]) =>
    isCallUnder(
      call,
      reached.filter((contact) => contact.phoneKey === call.phoneKey),
    );
  return callers
    .filter((call) => !hasCard(call))
    .slice(0, mostCallers)
    .map((call) => ({
      id: call.id,
      name: call.name,
      phone: call.phone,
      home: call.home,
      at: call.at,
    }));
}
