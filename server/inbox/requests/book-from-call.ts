import { and, eq, ne } from "drizzle-orm";
import type { Conversation } from "../../conversations/open-conversation.ts";
import { isCallerKey } from "../../conversations/callers.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";

/** Whom a viewing is booked for, as the page of a booking reads it: a contact, or a caller. */
export function nameWhomToBook({
  id,
  contactId,
  personKey,
}: Pick<Conversation, "id" | "contactId" | "personKey">): { person?: string; caller?: string } {
  if (contactId !== null) return { person: contactId };
  return isCallerKey(personKey) ? { caller: id } : {};
}

/** Of the page of a booking, after a call was entered: with the caller, and their home if it is let. */
export async function findCallBooking(
  db: Queryable,
  conversationId: string,
  listingId: string,
): Promise<URLSearchParams> {
  const { id, contactId, personKey } = conversations;
  const [call] = await db
    .select({ id, contactId, personKey })
    .from(conversations)
    .where(eq(id, conversationId));
  const [home] = await db
    .select({ home: listings.id })
    .from(listings)
    .where(and(eq(listings.id, listingId), ne(listings.status, "withdrawn")));
  return new URLSearchParams({ ...home, ...(call && nameWhomToBook(call)) });
}
