import { inArray } from "drizzle-orm";
import { bookingReplies, bookings } from "./booking-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

export async function listBookingsByContact(db: Queryable, contactIds: string[]) {
  const found = await db.select().from(bookings).where(inArray(bookings.contactId, contactIds));
  const replies = await db
    .select()
    .from(bookingReplies)
    .where(
      inArray(
        bookingReplies.bookingId,
        found.map(({ id }) => id),
      ),
    );
  return found.map((booking) => ({
    ...booking,
    replies: replies
      .filter(({ bookingId }) => bookingId === booking.id)
      .map(({ attends, message, createdAt }) => ({ attends, message, createdAt })),
  }));
}
