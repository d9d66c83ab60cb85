import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { subtractOfficeMinutes } from "../../domain/agency/office-hours.ts";
import type { InboxCriteria, InboxViewName } from "../../domain/conversations/inbox-view.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { readSearchQuery } from "../conversations/search-words.ts";
import type { Queryable } from "../platform/database/client.ts";
import { buildInboxCondition, lanesOfView, type ListedBy } from "./inbox-condition.ts";

export interface InboxCounts {
  views: Record<InboxViewName, number>;
  /** Past the promise, those in time, those that wait for the person. */
  late: number;
  inTime: number;
  theirs: number;
}

/** Closed ones are counted so far: nobody needs to know more, and years of them take long to count. */
const mostCounted = 1000;

/** How many conversations each view and group has. */
export async function countConversations(
  db: Queryable,
  { staffId, promise, now }: ListedBy,
): Promise<InboxCounts> {
  const lateSince = subtractOfficeMinutes(promise.hours, now, promise.promiseMinutes);
  const { lane, ownerId, waitingSince } = conversations;
  const rows = await db
    .select({
      lane,
      all: sql<number>`count(*)::int`,
      mine: sql<number>`count(*) filter (where ${ownerId} = ${staffId})::int`,
      nobodys: sql<number>`count(*) filter (where ${ownerId} is null)::int`,
      late: sql<number>`count(*) filter (where ${waitingSince} <= ${lateSince.toISOString()}::timestamptz)::int`,
    })
    .from(conversations)
    .where(
      and(inArray(lane, ["unanswered", "theirs", "snoozed"]), isNull(conversations.mergedInto)),
    )
    .groupBy(lane);
  const closed = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(and(eq(lane, "closed"), isNull(conversations.mergedInto)))
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
    late: unanswered.late,
    inTime: unanswered.all - unanswered.late,
    theirs: theirs.all,
  };
}

/** How many a list with these criteria has, up to a thousand. */
export async function countMatching(
  db: Queryable,
  criteria: InboxCriteria,
  by: ListedBy,
): Promise<number> {
  const { id, lane, mergedInto, searchWords } = conversations;
  const query = criteria.q === null ? null : readSearchQuery(criteria.q);
  if (criteria.q !== null && query === null) return 0;
  const found = db
    .select({ id: sql`coalesce(${mergedInto}, ${id})` })
    .from(conversations)
    .where(sql`${searchWords} @@ ${query}::tsquery`);
  const rows = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(
      and(
        query === null ? inArray(lane, [...lanesOfView[criteria.view]]) : inArray(id, found),
        buildInboxCondition(criteria, by),
      ),
    )
    .limit(mostCounted)
    .as("matching");
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(rows);
  return counted?.count ?? 0;
}
