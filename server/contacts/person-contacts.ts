import { and, asc, getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";
import { listConfirmedContacts } from "../../domain/contacts/confirmed-joins.ts";
import type { Queryable } from "../platform/database/client.ts";
import { contactMerges, contacts, joinConfirmations } from "./contact-tables.ts";

export type ContactRow = Omit<typeof contacts.$inferSelect, "searchWords">;

const { searchWords: _words, ...columns } = getTableColumns(contacts);

/** All but the words of the search, which nobody reads. */
export const contactColumns = columns;

/**
 * Ids of the contacts that are the same person as these, themselves included.
 * @param ids of contacts; unknown ones are left out
 */
export async function listPersonContactIds(
  db: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive up(id) as (
      select id from ${contacts} where ${inArray(contacts.id, [...ids])}
      union select m.into_id from up join ${contactMerges} m on m.contact_id = up.id
    ),
    person(id) as (
      select id from up
      union select m.contact_id from person join ${contactMerges} m on m.into_id = person.id
    )
    select id from person`);
  return rows.map(({ id }) => id);
}

/**
 * Those of them that a link of these may open: joins that a mailbox has not confirmed are left out.
 * What staff see goes by `listPersonContactIds`.
 */
export async function listConfirmedContactIds(
  db: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  const all = await listPersonContactIds(db, ids);
  if (all.length < 2) return all;
  const mailboxes = await db
    .select({ id: contacts.id, emailKey: contacts.emailKey })
    .from(contacts)
    .where(inArray(contacts.id, all));
  const known = ids.filter((id) => all.includes(id));
  return listConfirmedContacts(known, mailboxes, await listMerges(db, all));
}

/** The contact that stands for a person: the one that is joined to no other. */
export async function findPersonId(db: Queryable, contactId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive up(id) as (
      select id from ${contacts} where ${contacts.id} = ${contactId}
      union select m.into_id from up join ${contactMerges} m on m.contact_id = up.id
    )
    select id from up
    where not exists (select from ${contactMerges} m where m.contact_id = up.id)`);
  return rows[0]?.id ?? null;
}

/** Oldest first. */
export function listContacts(db: Queryable, ids: readonly string[]): Promise<ContactRow[]> {
  return db
    .select(contactColumns)
    .from(contacts)
    .where(inArray(contacts.id, [...ids]))
    .orderBy(asc(contacts.createdAt), asc(contacts.id));
}

/** With the contacts whose mailbox has confirmed each. */
export async function listMerges(db: Queryable, ids: readonly string[]) {
  const merges = await db
    .select()
    .from(contactMerges)
    .where(inArray(contactMerges.contactId, [...ids]))
    .orderBy(asc(contactMerges.mergedAt));
  if (merges.length === 0) return [];
  const { joinedId, contactId, confirmedAt } = joinConfirmations;
  const confirmed = await db
    .select({ joinedId, contactId })
    .from(joinConfirmations)
    .where(and(inArray(joinedId, [...ids]), isNotNull(confirmedAt)));
  return merges.map((merge) => ({
    ...merge,
    confirmedBy: confirmed
      .filter((one) => one.joinedId === merge.contactId)
      .map((one) => one.contactId),
  }));
}
