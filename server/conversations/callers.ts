import { and, eq, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import { getEmailMatch } from "../../domain/conversations/same-person.ts";
import { isCalledLike, type Named } from "../../domain/shared/text/compare-names.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { conversations } from "./conversation-tables.ts";
import type { Person } from "./open-conversation.ts";
import { listSearchWords, toSearchVector } from "./search-words.ts";

const callerKey = "phone:";

/** Somebody who gave a telephone number and no address, by one of their conversations. */
export async function findCallerConversation(db: Queryable, id: string) {
  if (!isUuid(id)) return null;
  const { name, phone, personKey, contactId, listingId } = conversations;
  const [found] = await db
    .select({ id: conversations.id, name, phone, personKey, contactId, listingId })
    .from(conversations)
    .where(and(eq(conversations.id, id), isCaller));
  return found ? { ...found, phoneKey: getCallerPhone(found.personKey) } : null;
}

/** @param personKey of a caller's conversation */
export function getCallerPhone(personKey: string): string {
  return personKey.slice(callerKey.length);
}

/** What began under a number alone. */
export const isCaller: SQL = like(conversations.personKey, `${callerKey}%`);

/** Of numbers: what was asked from them without an address. */
export function isCallerOf(phoneKeys: readonly string[]): SQL {
  return inArray(
    conversations.personKey,
    phoneKeys.map((key) => callerKey + key),
  );
}

/** The same, but for callers who have become a contact: theirs is found by that. */
export function isUnknownCallerOf(phoneKeys: readonly string[]): SQL | undefined {
  return and(isCallerOf(phoneKeys), isNull(conversations.contactId));
}

/** Whether somebody who is no contact yet rang under a name like one of these. */
export function isCallUnder(
  { contactId, name }: { contactId: string | null; name: string },
  names: readonly Named[],
): boolean {
  return contactId === null && names.some((each) => isCalledLike(name, each));
}

/** Whether a conversation began under a number alone, by its person: others may have that number, too. */
export function isCallerKey(personKey: string): boolean {
  return personKey.startsWith(callerKey);
}

/** What a caller said belongs to the contact that they have now. */
export async function addContactToCaller(
  tx: Transaction,
  personKey: string,
  { contactId, name, email, phone }: Person & { contactId: string },
): Promise<void> {
  const words = listSearchWords({ name, email, phone, home: [], postcode: null, ids: [] });
  await tx
    .update(conversations)
    .set({
      contactId,
      name,
      ...(email !== null && { email, emailMatch: getEmailMatch(email) }),
      searchWords: sql`${conversations.searchWords} || ${toSearchVector(words)}`,
    })
    .where(and(eq(conversations.personKey, personKey), isNull(conversations.contactId)));
}
