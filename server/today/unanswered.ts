import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { conversations } from "../conversations/conversation-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";

const isUnanswered = and(eq(conversations.lane, "unanswered"), isNull(conversations.mergedInto));

/** Nobody's are everybody's: they stay in view until somebody takes them. */
function isMine(staffId: string) {
  return or(eq(conversations.ownerId, staffId), isNull(conversations.ownerId));
}

/**
 * What waits for a person's answer, longest first.
 * @param staffId null for the whole office
 */
export function listUnanswered(db: Queryable, staffId: string | null, limit: number) {
  return db
    .select({
      id: conversations.id,
      name: conversations.name,
      kind: conversations.kind,
      snippet: conversations.snippet,
      waitingSince: conversations.waitingSince,
      owner: staff.name,
      home: listings.name,
    })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, conversations.ownerId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(and(isUnanswered, staffId === null ? undefined : isMine(staffId)))
    .orderBy(asc(conversations.waitingSince), asc(conversations.id))
    .limit(limit);
}

export async function countUnanswered(
  db: Queryable,
  staffId: string,
): Promise<{ mine: number; office: number }> {
  const [row] = await db
    .select({
      office: sql<number>`count(*)::int`,
      mine: sql<number>`count(*) filter (where ${isMine(staffId)})::int`,
    })
    .from(conversations)
    .where(isUnanswered);
  return { mine: row?.mine ?? 0, office: row?.office ?? 0 };
}
