import { and, eq, inArray, isNotNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { InboxCriteria, InboxViewName } from "../../../domain/conversations/inbox-view.ts";
import { conversations, type Lane } from "../../conversations/conversation-tables.ts";
import { isLate } from "../../conversations/is-over-target.ts";
import { hasWords, readSearchWords } from "../../conversations/search-words.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { buildInboxCondition, lanesOfView, type ListedBy } from "./inbox-condition.ts";

export interface InboxCounts {
  views: Record<InboxViewName, number>;
  /** Of all that the filters leave. */
  groups: Record<InboxGroup, number>;
}

/** Closed ones are counted so far: nobody needs to know more, and years of them take long to count. */
const mostCounted = 1000;

/** How many conversations each view and group has with these filters, which a tab keeps when it is opened. */
export async function countConversations(
  db: Queryable,
  filters: InboxCriteria,
  by: ListedBy,
): Promise<InboxCounts> {
  const { staffId, promise, now } = by;
  const { lane, ownerId } = conversations;
  const where = buildInboxCondition({ ...filters, view: "all", q: null }, by);
  const rows = await db
    .select({
      lane,
      all: sql<number>`count(*)::int`,
      mine: sql<number>`count(*) filter (where ${ownerId} = ${staffId})::int`,
      nobodys: sql<number>`count(*) filter (where ${ownerId} is null)::int`,
      late: sql<number>`count(*) filter (where ${isLate(promise, now)})::int`,
    })
    .from(conversations)
    .where(and(inArray(lane, ["unanswered", "theirs", "snoozed"]), where))
    .groupBy(lane);
  const closed = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(and(eq(lane, "closed"), where))
    .limit(mostCounted)
    .as("closed");
  const [counted] = await db.select({ closed: sql<number>`count(*)::int` }).from(closed);
  const of = (name: (typeof rows)[number]["lane"]) =>
    rows.find((row) => row.lane === name) ?? { all: 0, mine: 0, nobodys: 0, late: 0 };
  const [unanswered, theirs, snoozed] = [of("unanswered"), of("theirs"), of("snoozed")];
  const open = [unanswered, theirs, snoozed];
  const sum = (key: "all" | "mine" | "nobodys") => open.reduce((total, row) => total + row[key], 0);
  return {
    views: {
      all: sum("all"),
      unanswered: unanswered.all,
      mine: sum("mine"),
      nobodys: sum("nobodys"),
      snoozed: snoozed.all,
      closed: counted?.closed ?? 0,
    },
    groups: {
      late: unanswered.late,
      inTime: unanswered.all - unanswered.late,
      theirs: theirs.all,
      snoozed: snoozed.all,
      closed: counted?.closed ?? 0,
    },
  };
}

export type InboxGroup = "late" | "inTime" | Exclude<Lane, "unanswered">;

/** How many of each group a list with these criteria has, up to a thousand. */
export async function countGroups(
  db: Queryable,
  criteria: InboxCriteria,
  by: ListedBy,
): Promise<Record<InboxGroup, number>> {
  const groups = { late: 0, inTime: 0, theirs: 0, snoozed: 0, closed: 0 };
  const add = (group: InboxGroup, count: number) =>
    (groups[group] = Math.min(mostCounted, groups[group] + count));
  for (const { lane, all, late } of await countLanes(db, criteria, by)) {
    if (lane !== "unanswered") add(lane, all);
    else {
      add("late", late);
      add("inTime", all - late);
    }
  }
  return groups;
}

interface LaneCount {
  lane: Lane;
  all: number;
  late: number;
}

/** A lane is counted twice where something is found in joined conversations, too. */
async function countLanes(
  db: Queryable,
  criteria: InboxCriteria,
  by: ListedBy,
): Promise<LaneCount[]> {
  const { id, lane, mergedInto } = conversations;
  const where = buildInboxCondition(criteria, by);
  if (criteria.q === null) {
    const counts: LaneCount[] = [];
    for (const name of lanesOfView[criteria.view])
      counts.push(...(await countBy(db, by, and(eq(lane, name), where), mostCounted)));
    return counts;
  }
  const words = readSearchWords(criteria.q);
  if (words === null) return [];
  const isFound = hasWords(words);
  const joined = db
    .select({ id: mergedInto })
    .from(conversations)
    .where(and(isNotNull(mergedInto), isFound));
  return [
    // All that are open together, whose words have an index of their own.
    ...(await countBy(db, by, and(ne(lane, "closed"), isFound, where))),
    ...(await countBy(db, by, and(eq(lane, "closed"), isFound, where), mostCounted)),
    ...(await countBy(db, by, and(inArray(id, joined), not(isFound), where))),
  ];
}

/** @param atMost counts no further */
function countBy(
  db: Queryable,
  { promise, now }: ListedBy,
  where: SQL | undefined,
  atMost?: number,
): Promise<LaneCount[]> {
  const { lane } = conversations;
  const late = sql<boolean>`${isLate(promise, now)}`.as("is_late");
  const all = db.select({ lane, isLate: late }).from(conversations).where(where);
  const rows = (atMost === undefined ? all : all.limit(atMost)).as("counted");
  return db
    .select({
      lane: rows.lane,
      all: sql<number>`count(*)::int`,
      late: sql<number>`count(*) filter (where ${rows.isLate})::int`,
    })
    .from(rows)
    .groupBy(rows.lane);
}

/** How many a list with these criteria has, up to a thousand. */
export async function countMatching(
  db: Queryable,
  criteria: InboxCriteria,
  by: ListedBy,
): Promise<number> {
  const counts =
    criteria.q === null
      ? await countBy(db, by, isListed(criteria, by), mostCounted)
      : await countLanes(db, criteria, by);
  return Math.min(
    mostCounted,
    counts.reduce((sum, { all }) => sum + all, 0),
  );
}

function isListed(criteria: InboxCriteria, by: ListedBy): SQL | undefined {
  const lanes = [...lanesOfView[criteria.view]];
  return and(inArray(conversations.lane, lanes), buildInboxCondition(criteria, by));
}
