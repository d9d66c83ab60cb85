import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { InboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import { conversations, type Lane } from "../../conversations/conversation-tables.ts";
import { hasWords, readSearchWords } from "../../conversations/search-words.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { officeHomeName } from "../../listings/office-home.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { staff } from "../../staff/staff-tables.ts";
import { buildInboxCondition, lanesOfView, type ListedBy } from "./inbox-condition.ts";
import { formatCursor, type ListPlace, readCursor } from "./list-cursor.ts";

export type ListedConversation = Awaited<ReturnType<typeof readRows>>[number];

export interface ConversationPage {
  rows: ListedConversation[];
  /** Of the next page. Null on the last one. */
  after: string | null;
}

const pageSize = 50;

/**
 * One page of the inbox, in order of duty: what waits for an answer, longest first; what waits for
 * the person, newest first; what is snoozed, soonest first; what is closed, newest first. A search
 * looks at all of them, the newest first.
 */
export async function listConversations(
  db: Queryable,
  criteria: InboxCriteria,
  by: ListedBy,
): Promise<ConversationPage> {
  const { q, view, after } = criteria;
  const where = buildInboxCondition(criteria, by);
  const cursor = readCursor(after);
  if (q !== null) return searchConversations(db, readSearchWords(q), where, cursor);
  const all = lanesOfView[view];
  const lanes = cursor === null ? all : all.slice(all.indexOf(cursor.lane));
  let rows: ListedConversation[] = [];
  for (const lane of lanes) {
    const left = pageSize + 1 - rows.length;
    const from = cursor?.lane === lane ? isAfter(lane, cursor) : undefined;
    const found = await readRows(db, and(eq(conversations.lane, lane), from, where), lane, left);
    // One that was answered between two of these reads is in both: the later one is right.
    rows = rows.filter((row) => found.every(({ id }) => id !== row.id)).concat(found);
    if (rows.length > pageSize) break;
  }
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return { rows: rows.slice(0, pageSize), after: last ? formatCursor(last) : null };
}

/** What is found in a joined conversation is shown as the one that it was joined to. */
async function searchConversations(
  db: Queryable,
  words: readonly string[] | null,
  where: SQL | undefined,
  cursor: ListPlace | null,
): Promise<ConversationPage> {
  if (words === null) return { rows: [], after: null };
  const { id, mergedInto, lastMessageAt } = conversations;
  const hits = await db
    .select({ id, mergedInto, lastMessageAt })
    .from(conversations)
    .where(
      and(
        hasWords(words),
        // Of one that was joined its whole is asked below.
        or(isNotNull(mergedInto), where),
        cursor === null ? undefined : isAfter("closed", cursor),
      ),
    )
    .orderBy(...orders.closed)
    .limit(pageSize + 1);
  const shown = hits.slice(0, pageSize);
  const ids = shown.map((hit) => hit.mergedInto ?? hit.id);
  const rows = await readRows(db, and(inArray(id, ids), where), "closed", pageSize);
  const last = hits.length > pageSize ? shown.at(-1) : undefined;
  const after = last
    ? formatCursor({ ...last, lane: "closed", waitingSince: null, snoozedUntil: null })
    : null;
  return { rows, after };
}

const orders: Record<Lane, SQL[]> = {
  unanswered: [asc(conversations.waitingSince), asc(conversations.id)],
  theirs: [
    sql`${conversations.lastMessageAt} desc nulls first`,
    sql`${conversations.id} desc nulls first`,
  ],
  snoozed: [asc(conversations.snoozedUntil), asc(conversations.id)],
  closed: [
    sql`${conversations.lastMessageAt} desc nulls first`,
    sql`${conversations.id} desc nulls first`,
  ],
};

function isAfter(lane: Lane, { at, id }: { at: string; id: string }): SQL {
  const key = sql`(${at}::timestamptz, ${id}::uuid)`;
  switch (lane) {
    case "unanswered":
      return sql`(${conversations.waitingSince}, ${conversations.id}) > ${key}`;
    case "snoozed":
      return sql`(${conversations.snoozedUntil}, ${conversations.id}) > ${key}`;
    default:
      return sql`(${conversations.lastMessageAt}, ${conversations.id}) < ${key}`;
  }
}

function readRows(db: Queryable, where: SQL | undefined, order: Lane, limit: number) {
  const { id, name, kind, snippet, area, requestCount, state, snoozedUntil, unread } =
    conversations;
  const { waitingSince, lastMessageAt, ownerId } = conversations;
  // Else the homes and owners of all that are listed are read, where few are expected.
  const page = db
    .select({ id })
    .from(conversations)
    .where(where)
    .orderBy(...orders[order])
    .limit(limit)
    .as("page");
  return db
    .select({
      id,
      name,
      kind,
      snippet,
      area,
      requestCount,
      state,
      snoozedUntil,
      unread,
      waitingSince,
      lastMessageAt,
      lane: conversations.lane,
      ownerId,
      branch: conversations.branch,
      owner: staff.name,
      home: officeHomeName,
    })
    .from(page)
    .innerJoin(conversations, eq(conversations.id, page.id))
    .leftJoin(staff, eq(staff.id, ownerId))
    .leftJoin(listingRecords, eq(listingRecords.id, conversations.listingId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .orderBy(...orders[order]);
}
