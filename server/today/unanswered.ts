import { and, asc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { describeTaken, takingActions } from "../../domain/conversations/taken.ts";
import { isConversationOf } from "../branches/of-branch.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { isForMe } from "../conversations/is-for-me.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { officeHomeName } from "../listings/office-home.ts";
import type { Queryable } from "../platform/database/client.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { isToLet } from "../viewings/requests/list-unbooked-requests.ts";

const isUnanswered = and(eq(conversations.lane, "unanswered"), isNull(conversations.mergedInto));

/**
 * What waits for a person's answer, longest first.
 * @param staffId null for the whole office
 */
export function listUnanswered(
  db: Queryable,
  staffId: string | null,
  limit: number,
  branch: string | null = null,
) {
  return db
    .select({
      id: conversations.id,
      name: conversations.name,
      kind: conversations.kind,
      snippet: conversations.snippet,
      waitingSince: conversations.waitingSince,
      ownerId: conversations.ownerId,
      owner: staff.name,
      home: officeHomeName,
      listingId: conversations.listingId,
      contactId: conversations.contactId,
      branch: conversations.branch,
      canBook: sql<boolean>`coalesce(${isToLet}, false)`,
    })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, conversations.ownerId))
    .leftJoin(listingRecords, eq(listingRecords.id, conversations.listingId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      and(isUnanswered, staffId === null ? undefined : isForMe(staffId), isConversationOf(branch)),
    )
    .orderBy(asc(conversations.waitingSince), asc(conversations.id))
    .limit(limit);
}

export async function countUnanswered(
  db: Queryable,
  staffId: string,
  branch: string | null = null,
): Promise<{ mine: number; office: number }> {
  const [row] = await db
    .select({
      office: sql<number>`count(*)::int`,
      mine: sql<number>`count(*) filter (where ${isForMe(staffId)})::int`,
    })
    .from(conversations)
    .where(and(isUnanswered, isConversationOf(branch)));
  return { mine: row?.mine ?? 0, office: row?.office ?? 0 };
}

/** Milliseconds. A screen is behind for seconds at most. */
const takenMs = 60_000;
const mostTaken = 20;

/** What colleagues took, answered, closed or snoozed just now, the newest first. */
export async function listTaken(
  db: Queryable,
  staffId: string,
  now: Date,
  branch: string | null = null,
): Promise<{ id: string; text: string }[]> {
  const deeds = await db
    .select({ id: audit.subjectId, action: audit.action, by: staff.name })
    .from(audit)
    .innerJoin(staff, eq(sql`${staff.id}::text`, audit.actor))
    .where(
      and(
        gt(audit.at, new Date(now.getTime() - takenMs)),
        eq(audit.subject, "conversation"),
        inArray(audit.action, takingActions),
        ne(audit.actor, staffId),
      ),
    )
    .orderBy(sql`${audit.at} desc nulls first`, sql`${audit.id} desc nulls first`)
    .limit(mostTaken);
  if (deeds.length === 0) return [];
  const ids = deeds.map(({ id }) => id);
  const owners = await db
    .select({ id: conversations.id, owner: staff.name })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, conversations.ownerId))
    .where(and(inArray(conversations.id, ids), isConversationOf(branch)));
  const isShown = (id: string) => branch === null || owners.some((one) => one.id === id);
  return deeds
    .filter(({ id }) => isShown(id))
    .map(({ id, ...deed }) => {
      const owner = owners.find((one) => one.id === id)?.owner ?? null;
      return { id, text: describeTaken({ ...deed, owner }) };
    });
}
