import { wholeBooking } from "../db/bookings.ts";
import type { House } from "../house.ts";
import { bookingFile } from "../mail/booking-calendar.ts";
import { isBookingId } from "./booking-id.ts";
import { mailFacts } from "./change-booking.ts";

/** The `.ics` file of a viewing that is ahead; null for any other, and for an unknown id. */
export async function findBookingFile(
  house: Pick<House, "database" | "config" | "now">,
  id: string,
): Promise<string | null> {
  const whole = isBookingId(id) ? await wholeBooking(house.database.orm, id) : null;
  if (!whole) return null;
  const { state, endsAt } = whole.booking;
  return state === "cancelled" || endsAt <= house.now()
    ? null
    : bookingFile(mailFacts(house, whole));
}
