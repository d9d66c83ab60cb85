import type { BookingView } from "../../domain/viewings/booking.ts";
import { viewingTimes } from "../../domain/viewings/booking-time.ts";
import { coverOf } from "../../domain/listings/listing.ts";
import { wholeBooking } from "./bookings.ts";
import type { Queryable } from "./client.ts";

/** What the renter's page shows of a booking; null where there is none of that id. */
export async function findBookingView(
  db: Queryable,
  id: string,
  now: Date,
): Promise<BookingView | null> {
  const whole = await wholeBooking(db, id);
  if (!whole) return null;
  const { booking, negotiator, listing } = whole;
  return {
    id,
    state: booking.state,
    times: viewingTimes(booking.startsAt, booking.endsAt),
    isOver: booking.endsAt <= now,
    place: booking.place,
    negotiator: { name: negotiator.name, phone: negotiator.phone },
    home: {
      id: listing.id,
      name: listing.name,
      area: listing.area,
      outcode: listing.outcode,
      cover: coverOf(listing),
      isListed: listing.status !== "withdrawn",
    },
  };
}
