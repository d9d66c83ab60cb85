import { and, asc, desc, eq, exists, like, notExists, or, type SQL, sql } from "drizzle-orm";
import { createPersonKeys } from "../../domain/contacts/applicant.ts";
import { searchWords } from "../../domain/shared/folded-text.ts";
import { contactMerges, contacts, contactWords } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

/** How many a page of the list shows. */
export const peopleAtOnce = 50;

/**
 * Finds people by name, e-mail or telephone, or lists them, who wrote last first.
 * @param text as typed; several words must all fit
 * @param page from 1
 * @returns one more than `peopleAtOnce` if there is a next page
 */
export function listPeople(db: Queryable, text: string, page: number) {
  const merge = db.select().from(contactMerges).where(eq(contactMerges.contactId, contacts.id));
  const standsForPerson = notExists(merge);
  return db
    .select({
      id: contacts.id,
      firstname: contacts.firstname,
      lastname: contacts.lastname,
      email: contacts.email,
      phone: contacts.phone,
      updatedAt: contacts.updatedAt,
      /** Of the contact itself; its card counts those joined to it, too. */
      conversations: sql<number>`(select count(*)::int from ${conversations} c where c.contact_id = ${contacts.id})`,
      isJoined: sql<boolean>`${exists(merge)}`,
    })
    .from(contacts)
    .where(text.trim() === "" ? standsForPerson : matches(text))
    .orderBy(desc(contacts.updatedAt), desc(contacts.id), asc(contacts.lastname))
    .limit(peopleAtOnce + 1)
    .offset((page - 1) * peopleAtOnce);
}

function matches(text: string): SQL | undefined {
  const words = searchWords(text);
  const byWords = words.map(
    (word) => sql`${contactWords} @@ ${`'${word.replaceAll(/['\\]/g, "$&$&")}':*`}::tsquery`,
  );
  const { phoneKey } = createPersonKeys({ email: "", phone: text });
  const byPhone = phoneKey.length >= 5 ? like(contacts.phoneKey, `${phoneKey}%`) : undefined;
  return or(words.length > 0 ? and(...byWords) : sql`false`, byPhone);
}
