import { and, desc, isNull, sql } from "drizzle-orm";
import { searchWords, toPrefixQuery } from "../../domain/shared/text/folded-text.ts";
import { isTyped, listNearest } from "../../domain/shared/text/near-words.ts";
import { hasPermission } from "../../domain/staff/roles.ts";
import { isConversationOf, isHomeOf } from "../branches/of-branch.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { Looking } from "./find-anything.ts";
import { getShownBranch } from "../staff/sessions.ts";

export interface Meant {
  kind: "person" | "home";
  to: string;
  title: string;
  /** Typed as it is: it is only not among what was looked through. */
  isTyped: boolean;
}

type Candidate = Omit<Meant, "isTyped">;

/** Who is looked for with a mistake rarely gets the beginning wrong. */
const rightLetters = 2;
/** A number, a postcode or an address: no name is near to one, and most people have its beginning. */
const noName = /[\d@]/;
/** Of each kind, the newest: comparing takes a microsecond each. */
const mostCompared = 500;
const mostMeant = 3;

/**
 * For a search that found nothing: people and homes whose names are near to what was typed.
 * @param by whoever looks: homes and people that they may not see are left out
 */
export async function findMeant(db: Queryable, by: Looking, text: string): Promise<Meant[]> {
  const nearest = await findNearest(db, by, text);
  const meant = nearest.map((one) => ({ ...one, isTyped: isTyped(text, one.title) }));
  const typed = meant.filter((one) => one.isTyped);
  return (typed.length > 0 ? typed : meant).slice(0, mostMeant);
}

async function findNearest(db: Queryable, by: Looking, text: string): Promise<Candidate[]> {
  const typed = text.replaceAll("\0", "").split(/\s/);
  const names = typed.filter((word) => !noName.test(word));
  const beginnings = searchWords(names.join(" "))
    .filter((word) => word.length > rightLetters)
    .slice(0, 4)
    .map((word) => Array.from(word).slice(0, rightLetters).join(""));
  if (beginnings.length === 0) return [];
  const branch = getShownBranch(by);
  const candidates = [
    ...(hasPermission(by, "see-listings") ? await listHomes(db, branch, beginnings) : []),
    ...(await listAskers(db, branch, beginnings)),
    ...(hasPermission(by, "see-people") ? await listOthers(db, beginnings) : []),
  ];
  const nearest = listNearest(text, candidates, ({ title }) => title);
  return nearest.filter(
    ({ title }, place) => nearest.findIndex((other) => other.title === title) === place,
  );
}

async function listHomes(
  db: Queryable,
  branch: string | null,
  beginnings: readonly string[],
): Promise<Candidate[]> {
  const { id, title, updatedAt } = listingRecords;
  const rows = await db
    .select({ id, title })
    .from(listingRecords)
    .where(
      and(
        isHomeOf(branch),
        sql`${listingRecords.searchWords} @@ ${toPrefixQuery(beginnings, "|")}::tsquery`,
      ),
    )
    .orderBy(desc(updatedAt))
    .limit(mostCompared);
  return rows.map((row) => ({ kind: "home", to: `/office/listings/${row.id}`, title: row.title }));
}

async function listAskers(
  db: Queryable,
  branch: string | null,
  beginnings: readonly string[],
): Promise<Candidate[]> {
  const { id, name, mergedInto, lastMessageAt } = conversations;
  const rows = await db
    .select({ id, name, mergedInto })
    .from(conversations)
    .where(
      and(
        isNull(mergedInto),
        sql`${conversations.searchWords} @@ ${toPrefixQuery(beginnings, "|")}::tsquery`,
        isConversationOf(branch),
      ),
    )
    .orderBy(desc(lastMessageAt))
    .limit(mostCompared);
  return rows.map((row) => ({ kind: "person", to: `/office/inbox/${row.id}`, title: row.name }));
}

async function listOthers(db: Queryable, beginnings: readonly string[]): Promise<Candidate[]> {
  const { id, firstname, lastname, updatedAt } = contacts;
  const rows = await db
    .select({ id, firstname, lastname })
    .from(contacts)
    .where(sql`${contacts.searchWords} @@ ${toPrefixQuery(beginnings, "|")}::tsquery`)
    .orderBy(desc(updatedAt))
    .limit(mostCompared);
  return rows.map((row) => ({
    kind: "person",
    to: `/office/contacts/${row.id}`,
    title: `${row.firstname} ${row.lastname}`,
  }));
}
