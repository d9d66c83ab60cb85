import { findBookingWithDetails } from "./bookings.ts";
import type { AppContext } from "../app-context.ts";
import { createBookingFile } from "./mails/booking-calendar.ts";
import { isBookingId } from "./booking-id.ts";
import { buildMailFacts } from "./change-booking.ts";

/** Returns the `.ics` file of an upcoming viewing. Null for any other and for an unknown id. */
export async function findBookingFile(
  app: Pick<AppContext, "database" | "config" | "now">,
  id: string,
): Promise<string | null> {
  const whole = isBookingId(id) ? await findBookingWithDetails(app.database.orm, id) : null;
  if (!whole) return null;
  const { state, endsAt } = whole.booking;
  return state === "cancelled" || endsAt <= app.now()
    ? null
    : createBookingFile(buildMailFacts(app, whole));
}
