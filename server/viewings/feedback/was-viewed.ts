import { and, gt, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import { bookings } from "../bookings/booking-tables.ts";

/** Neither cancelled nor a no-show. */
const isNotMissed = and(
  ne(bookings.state, "cancelled"),
  or(isNull(bookings.outcome), ne(bookings.outcome, "no-show")),
);

/** `getViewingStage` in SQL: `viewed`. */
export function wasViewed(now: Date) {
  return and(
    lte(bookings.endsAt, now),
    isNotMissed,
    or(isNotNull(bookings.outcome), ne(bookings.state, "change-asked")),
  );
}

/** `getViewingStage` in SQL: `to-come`. */
export function isToCome(now: Date) {
  return and(gt(bookings.endsAt, now), isNotMissed);
}
