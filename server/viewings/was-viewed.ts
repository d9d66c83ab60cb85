import { and, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import { bookings } from "./booking-tables.ts";

/** `canNoteFeedback` in SQL: it has begun, and nobody has said that it did not take place. */
export function wasViewed(now: Date) {
  return and(
    lte(bookings.startsAt, now),
    ne(bookings.state, "cancelled"),
    or(isNull(bookings.outcome), ne(bookings.outcome, "no-show")),
    or(isNotNull(bookings.outcome), ne(bookings.state, "change-asked")),
  );
}
