import type { BookingView } from "../../../domain/viewings/bookings/booking.ts";
import { listViewingTimes } from "../../../domain/viewings/bookings/viewing-time-text.ts";
import { getCover } from "../../../domain/listings/listing.ts";
import { type BookingWithDetails, findBookingWithDetails } from "./bookings.ts";
import type { AppContext } from "../../app-context.ts";

export async function findBooking(
  { database, now }: AppContext,
  id: string,
): Promise<BookingView | null> {
  const whole = await findBookingWithDetails(database.orm, id);
  return whole && showBooking(whole, now());
}

export function showBooking(
  { booking, negotiator, listing }: BookingWithDetails,
  now: Date,
): BookingView {
  return {
    state: booking.state,
    times: listViewingTimes(booking.startsAt, booking.endsAt),
    isOver: booking.endsAt <= now,
    place: booking.place,
    negotiator: { name: negotiator.name, phone: negotiator.phone },
    home: {
      id: listing.id,
      name: listing.name,
      area: listing.area,
      outcode: listing.outcode,
      cover: getCover(listing),
      isListed: listing.status !== "withdrawn",
    },
  };
}
