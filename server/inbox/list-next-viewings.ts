import { and, eq, gt, inArray, min, ne } from "drizzle-orm";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";

/** When each person next views the home that the conversation is about. */
export async function listNextViewings(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { id, listingId, contactId } = conversations;
  const rows = await db
    .select({ id, startsAt: min(bookings.startsAt) })
    .from(conversations)
    .innerJoin(bookings, and(eq(bookings.listingId, listingId), eq(bookings.contactId, contactId)))
    .where(and(inArray(id, [...ids]), ne(bookings.state, "cancelled"), gt(bookings.startsAt, now)))
    .groupBy(id);
  return new Map(rows.flatMap((row) => (row.startsAt ? [[row.id, row.startsAt]] : [])));
}
