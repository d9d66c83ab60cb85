import type { BookingView } from "../../../domain/viewings/bookings/booking.ts";
import { bookingText } from "../../brand/texts/booking-text.ts";
import { NextSteps } from "../next-steps.tsx";

export function ClosedBooking({ booking }: { booking: BookingView }) {
  const text = booking.state === "cancelled" ? bookingText.cancelled : bookingText.over;
  return (
    <>
      <h1>{text.heading}</h1>
      <p className="lede">{text.lede}</p>
      <NextSteps home={booking.home} />
    </>
  );
}
