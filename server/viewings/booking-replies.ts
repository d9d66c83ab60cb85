import { asc, eq } from "drizzle-orm";
import { bookingReplies } from "./booking-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

/** What a renter answered, in the order in which it came: the last one stands. */
export function listReplies(db: Queryable, bookingId: string) {
  return db
    .select()
    .from(bookingReplies)
    .where(eq(bookingReplies.bookingId, bookingId))
    .orderBy(asc(bookingReplies.createdAt));
}
