import { findBookingWithDetails } from "./bookings.ts";
import type { AppContext } from "../../app-context.ts";
import { createBookingFile } from "../mails/booking-calendar.ts";
import { findRecordId } from "../../access-links/access-links.ts";
import { buildMailFacts } from "./change-booking.ts";

/**
 * Returns the `.ics` file of an upcoming viewing, which leads back by the same link. Null for any other
 * and for an unknown link.
 */
export async function findBookingFile(app: AppContext, linkSecret: string): Promise<string | null> {
  const id = await findRecordId(app, "booking", linkSecret);
  const whole = id === null ? null : await findBookingWithDetails(app.database.orm, id);
  if (!whole) return null;
  const { state, endsAt } = whole.booking;
  return state === "cancelled" || endsAt <= app.now()
    ? null
    : createBookingFile({ ...buildMailFacts(app, whole), linkSecret });
}
