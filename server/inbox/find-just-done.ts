import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { listedActions, listJustDone } from "../../domain/conversations/just-done.ts";
import { londonTime } from "../../domain/shared/london-time.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { staff } from "../staff/staff-tables.ts";

/** Other actors are jobs and visitors. */
const uuid = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/** Milliseconds. */
const justMs = 3_600_000;
const mostRead = 60;
const mostShown = 5;

/** What somebody did with conversations in the last hour, and what colleagues gave them. */
export async function findJustDone(
  db: Queryable,
  { staffId, now }: { staffId: string; now: Date },
) {
  const rows = await db
    .select({
      at: audit.at,
      action: audit.action,
      id: audit.subjectId,
      staffId: staff.id,
      by: staff.name,
    })
    .from(audit)
    // As text each of the rows would be compared with each colleague.
    .innerJoin(
      staff,
      eq(staff.id, sql`case when ${audit.actor} ~ ${uuid} then ${audit.actor}::uuid end`),
    )
    .where(
      and(
        gt(audit.at, new Date(now.getTime() - justMs)),
        eq(audit.subject, "conversation"),
        inArray(audit.action, listedActions),
      ),
    )
    .orderBy(sql`${audit.at} desc nulls first`, sql`${audit.id} desc nulls first`)
    .limit(mostRead);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { id: conversationId, name, ownerId } = conversations;
  const known = await db
    .select({ id: conversationId, name, ownerId })
    .from(conversations)
    .where(inArray(conversationId, ids));
  const done = rows.flatMap((row) => {
    const conversation = known.find(({ id }) => id === row.id);
    return conversation ? [{ ...row, ...conversation }] : [];
  });
  return listJustDone(done, staffId)
    .slice(0, mostShown)
    .map(({ at, ...deed }) => ({ ...deed, at: londonTime(at) }));
}
