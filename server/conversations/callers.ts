import { and, eq, inArray, like, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { Queryable } from "../platform/database/client.ts";
import { conversations } from "./conversation-tables.ts";

const callerKey = "phone:";

/** Somebody who gave a telephone number and no address, by one of their conversations. */
export async function findCallerConversation(db: Queryable, id: string) {
  if (!isUuid(id)) return null;
  const { name, phone, personKey, contactId } = conversations;
  const [found] = await db
    .select({ id: conversations.id, name, phone, personKey, contactId })
    .from(conversations)
    .where(and(eq(conversations.id, id), like(personKey, `${callerKey}%`)));
  return found ? { ...found, phoneKey: found.personKey.slice(callerKey.length) } : null;
}

/** Of numbers: what was asked from them without an address. */
export function isCallerOf(phoneKeys: readonly string[]): SQL {
  return inArray(
    conversations.personKey,
    phoneKeys.map((key) => callerKey + key),
  );
}

/** Whether a conversation began under a number alone, which others may have: nobody proved to be its owner. */
export function isCallerKey(personKey: string): boolean {
  return personKey.startsWith(callerKey);
}

/** The number of a caller's conversation, as an SQL expression that the index of contacts can use. */
export const callerPhoneKey = sql`substr(${conversations.personKey}, ${sql.raw(String(callerKey.length + 1))})`;
