import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { InboxCriteria, InboxViewName } from "../../domain/conversations/inbox-view.ts";
import { isConversationOf } from "../branches/of-branch.ts";
import { conversations, type Lane } from "../conversations/conversation-tables.ts";
import { isLate } from "../conversations/is-late.ts";
import { readSearchQuery } from "../conversations/search-words.ts";
import type { Queryable } from "../platform/database/client.ts";
import { buildInboxCondition, lanesOfView, type ListedBy } from "./inbox-condition.ts";

export interface InboxCounts {
  views: Record<InboxViewName, number>;
  /** Of the whole inbox. */
  groups: Record<InboxGroup, number>;
}

/** Closed ones are counted so far: nobody needs to know more, and years of them take long to count. */
const mostCounted = 1000;

/** How many conversations each view and group has. */
export async function countConversations(
  db: Queryable,
  { staffId, branch = null, promise, now }: ListedBy,
): Promise<InboxCounts> {
  const { lane, ownerId, mergedInto } = conversations;
  const rows = await db
    .select({
      lane,
      all: sql<number>`count(*)::int`,
      mine: sql<number>`count(*) filter (where ${ownerId} = ${staffId})::int`,
      nobodys: sql<number>`count(*) filter (where ${ownerId} is null)::int`,
      late: sql<number>`count(*) filter (where ${isLate(promise, now)})::int`,
    })
    .from(conversations)
    .where(
      and(
        inArray(lane, ["unanswered", "theirs", "snoozed"]),
        isNull(mergedInto),
        isConversationOf(branch),
      ),
    )
    .groupBy(lane);
  const closed = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(and(eq(lane, "closed"), isNull(mergedInto), isConversationOf(branch)))
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

/** How many of each group a list with these criteria has, up to a thousand of each lane. */
export async function countGroups(
  db: Queryable,
  criteria: InboxCriteria,
  by: ListedBy,
): Promise<Record<InboxGroup, number>> {
  const groups = { late: 0, inTime: 0, theirs: 0, snoozed: 0, closed: 0 };
  const where = buildInboxCondition(criteria, by);
  const lanes = criteria.q === null ? lanesOfView[criteria.view] : allLanes;
  for (const name of lanes) {
    const rows = selectMatching(db, criteria.q, by, and(eq(conversations.lane, name), where));
    if (rows === null) return groups;
    const [counted] = await db
      .select({
        all: sql<number>`count(*)::int`,
        late: sql<number>`count(*) filter (where ${rows.isLate})::int`,
      })
      .from(rows);
    const { all = 0, late: ofThemLate = 0 } = counted ?? {};
    if (name === "unanswered")
      Object.assign(groups, { late: ofThemLate, inTime: all - ofThemLate });
    else groups[name] = all;
  }
  return groups;
}

const allLanes: readonly Lane[] = ["unanswered", "theirs", "snoozed", "closed"];

/**
 * Up to so many as are counted, with what is found in conversations that were joined to one. Null if
 * nothing can be found by the words.
 */
function selectMatching(db: Queryable, q: string | null, by: ListedBy, where: SQL | undefined) {
  const { id, mergedInto, searchWords } = conversations;
  const select = (condition?: SQL) =>
    db
      .select({ isLate: sql<boolean>`${isLate(by.promise, by.now)}`.as("is_late") })
      .from(conversations)
      .where(and(where, condition))
      .limit(mostCounted);
  if (q === null) return select().as("matching");
  const query = readSearchQuery(q);
  if (query === null) return null;
  const isFound = sql`${searchWords} @@ ${query}::tsquery`;
  const joined = db
    .select({ id: mergedInto })
    .from(conversations)
    .where(and(isNotNull(mergedInto), isFound));
  const inJoined = and(inArray(id, joined), not(isFound));
  return unionAll(select(isFound), select(inJoined)).limit(mostCounted).as("matching");
}

/** How many a list with these criteria has, up to a thousand. */
export async function countMatching(
  db: Queryable,
  criteria: InboxCriteria,
  by: ListedBy,
): Promise<number> {
  const lanes = criteria.q === null ? lanesOfView[criteria.view] : allLanes;
  const isListed = inArray(conversations.lane, [...lanes]);
  const rows = selectMatching(db, criteria.q, by, and(isListed, buildInboxCondition(criteria, by)));
  if (rows === null) return 0;
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(rows);
  return counted?.count ?? 0;
}
