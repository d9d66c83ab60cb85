import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { hasConfirmedAll } from "../../../domain/viewings/bookings/awaited-reply.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { bookingReplies, bookings } from "../../viewings/bookings/booking-tables.ts";

/** They booked the time themselves, or said later that they come. */
const confirmedAt = sql<string>`greatest(${bookings.placedAt}, (select max(${bookingReplies.createdAt})
  from ${bookingReplies}
  where ${bookingReplies.bookingId} = ${bookings.id} and ${bookingReplies.attends}))`;

/** Those of these conversations whose person has confirmed each viewing ahead: no reply of theirs is awaited. */
export async function findConfirmed(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({
      id: conversations.id,
      answeredAt: conversations.answeredAt,
      state: bookings.state,
      endsAt: bookings.endsAt,
      confirmedAt,
    })
    .from(conversations)
    .innerJoin(
      bookings,
      and(
        eq(bookings.contactId, conversations.contactId),
        or(isNull(conversations.listingId), eq(bookings.listingId, conversations.listingId)),
      ),
    )
    .where(and(inArray(conversations.id, [...ids]), eq(conversations.state, "waiting")));
  const groups = Map.groupBy(rows, ({ id }) => id);
  const confirmed = [...groups].filter(([, ofOne]) => {
    const viewings = ofOne.map((row) => ({
      state: row.state,
      endsAt: row.endsAt,
      confirmedAt: new Date(row.confirmedAt),
    }));
    return hasConfirmedAll(viewings, ofOne[0]?.answeredAt ?? null, now);
  });
  return new Set(confirmed.map(([id]) => id));
}
