import { and, eq, exists, notExists, sql } from "drizzle-orm";
import { contactMerges, contacts } from "../contacts/contact-tables.ts";
import { chooseContactMatch } from "../contacts/match-contacts.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import {
  cropPage,
  isBeyond,
  readRowCursor,
  selectExactMoment,
} from "../platform/database/row-cursor.ts";

/** How many a page of the list shows. */
export const peopleAtOnce = 50;

/**
 * Finds people by name, e-mail or telephone, or lists them, who wrote last first.
 * @param text as typed; several words must all fit
 * @param after the `next` of the page before
 */
export async function listPeople(db: Queryable, text: string, after: string | null = null) {
  const merge = db.select().from(contactMerges).where(eq(contactMerges.contactId, contacts.id));
  const standsForPerson = notExists(merge);
  const found = await db
    .select({
      id: contacts.id,
      firstname: contacts.firstname,
      lastname: contacts.lastname,
      email: contacts.email,
      phone: contacts.phone,
      updatedAt: contacts.updatedAt,
      exactAt: selectExactMoment(contacts.updatedAt),
      /** Of the contact itself; its card counts those joined to it, too. */
      conversations: sql<number>`(select count(*)::int from ${conversations} c where c.contact_id = ${contacts}.id)`,
      isJoined: sql<boolean>`${exists(merge)}`,
    })
    .from(contacts)
    .where(
      and(
        text.trim() === "" ? standsForPerson : await chooseContactMatch(db, text),
        isBeyond(contacts.updatedAt, contacts.id, readRowCursor(after)),
      ),
    )
    .orderBy(sql`${contacts.updatedAt} desc nulls first`, sql`${contacts.id} desc nulls first`)
    .limit(peopleAtOnce + 1);
  return cropPage(found, peopleAtOnce);
}
