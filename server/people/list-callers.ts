import { and, desc, eq, isNull, like, notExists } from "drizzle-orm";
import { contacts } from "../contacts/contact-tables.ts";
import { callerPhoneKey } from "../conversations/callers.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { hasWords, readSearchWords } from "../conversations/search-words.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

const mostCallers = 20;

/**
 * Conversations of people who gave a number and no address, and so have no card, by name, number or
 * home, the latest first. None without a text.
 */
export async function listCallers(db: Queryable, text: string) {
  const words = readSearchWords(text);
  if (words === null) return [];
  const { id, name, phone, personKey, contactId, mergedInto, lastMessageAt } = conversations;
  const hasCard = db.select().from(contacts).where(eq(contacts.phoneKey, callerPhoneKey));
  return db
    .select({ id, name, phone, home: listings.name, at: lastMessageAt })
    .from(conversations)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      and(
        like(personKey, "phone:%"),
        // Few have none, which an index knows.
        isNull(contactId),
        isNull(mergedInto),
        hasWords(words),
        notExists(hasCard),
      ),
    )
    .orderBy(desc(lastMessageAt), desc(id))
    .limit(mostCallers);
}
