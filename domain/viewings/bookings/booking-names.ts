import type { ViewingOutcome } from "../appointments/appointment.ts";
import type { BookingState } from "./booking.ts";

/** What the office reads of a renter's answer. */
export const bookingStateNames: Record<BookingState, string> = {
  booked: "Unconfirmed",
  confirmed: "Confirmed",
  "change-asked": "Change requested",
  cancelled: "Cancelled",
};

export const viewingOutcomeNames: Record<ViewingOutcome, string> = {
  arrived: "Arrived",
  "no-show": "No-show",
  done: "Done",
};
