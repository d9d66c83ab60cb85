import type { AppContext } from "../app-context.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import type { BookingMove } from "../viewings/bookings/booking-move.ts";
import { isTaken } from "../viewings/bookings/booking-refusals.ts";
import { refuseIfOverlapping } from "../viewings/bookings/change-booking.ts";
import { moveInTransaction } from "../viewings/bookings/move-booking.ts";

/** In a transaction of its own, as appointments and renters' own pages move one. */
export function moveBooking(
  app: AppContext,
  move: BookingMove,
  actor: Actor = "command line",
): Promise<Outcome<{ bookingId: string }>> {
  const work = () => app.database.orm.transaction((tx) => moveInTransaction(tx, app, move, actor));
  return refuseIfOverlapping(work, isTaken);
}
