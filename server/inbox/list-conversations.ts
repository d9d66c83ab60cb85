import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { subtractOfficeMinutes } from "../../domain/agency/office-hours.ts";
import type { InboxCriteria, InboxViewName } from "../../domain/conversations/inbox-view.ts";
import type { ResponsePromise } from "../../domain/conversations/response-clock.ts";
import { conversations, type Lane } from "../conversations/conversation-tables.ts";
import { readSearchQuery } from "../conversations/search-words.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";
import { formatCursor, type ListPlace, readCursor } from "./list-cursor.ts";

export interface ListedBy {
  /** Whose `mine` is. Null on the command line, where nothing is. */
  staffId: string | null;
  promise: ResponsePromise;
  now: Date;
}

export type ListedConversation = Awaited<ReturnType<typeof readRows>>[number];

export interface ConversationPage {
  rows: ListedConversation[];
  /** Of the next page. Null on the last one. */
  after: string | null;
}

const pageSize = 50;

const lanesOfView: Record<InboxViewName, readonly Lane[]> = {
  all: ["unanswered", "theirs", "snoozed"],
  unanswered: ["unanswered"],
  mine: ["unanswered", "theirs", "snoozed"],
  nobodys: ["unanswered", "theirs", "snoozed"],
  snoozed: ["snoozed"],
  closed: ["closed"],
};

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
  const where = buildCondition(criteria, by);
  const cursor = readCursor(after);
  if (q !== null) return searchConversations(db, readSearchQuery(q), where, cursor);
  const all = lanesOfView[view];
  const lanes = cursor === null ? all : all.slice(all.indexOf(cursor.lane));
  const rows: ListedConversation[] = [];
  for (const lane of lanes) {
    const left = pageSize + 1 - rows.length;
    const from = cursor?.lane === lane ? isAfter(lane, cursor) : undefined;
    rows.push(...(await readRows(db, and(eq(conversations.lane, lane), from, where), lane, left)));
    if (rows.length > pageSize) break;
  }
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return { rows: rows.slice(0, pageSize), after: last ? formatCursor(last) : null };
}

/** What is found in a joined conversation is shown as the one that it was joined to. */
async function searchConversations(
  db: Queryable,
  query: string | null,
  where: SQL | undefined,
  cursor: ListPlace | null,
): Promise<ConversationPage> {
  if (query === null) return { rows: [], after: null };
  const { id, mergedInto, lastMessageAt, searchWords } = conversations;
  const hits = await db
    .select({ id, mergedInto, lastMessageAt })
    .from(conversations)
    .where(
      and(
        sql`${searchWords} @@ ${query}::tsquery`,
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

function buildCondition(criteria: InboxCriteria, { staffId, promise, now }: ListedBy) {
  const { view, q, kind, owner, area, unread, late } = criteria;
  const lateSince = subtractOfficeMinutes(promise.hours, now, promise.promiseMinutes);
  return and(
    isNull(conversations.mergedInto),
    q === null && view === "mine" ? sql`${conversations.ownerId} = ${staffId}` : undefined,
    q === null && view === "nobodys" ? isNull(conversations.ownerId) : undefined,
    kind === null ? undefined : eq(conversations.kind, kind),
    owner === null ? undefined : eq(conversations.ownerId, owner),
    area === null ? undefined : eq(conversations.area, area),
    unread ? eq(conversations.unread, true) : undefined,
    late
      ? and(eq(conversations.lane, "unanswered"), lte(conversations.waitingSince, lateSince))
      : undefined,
  );
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
      owner: staff.name,
      home: listings.name,
    })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, ownerId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(where)
    .orderBy(...orders[order])
    .limit(limit);
}
