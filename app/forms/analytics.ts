import { track } from "../consent/track.ts";

/** The specification's event for demos and switches; it names none for valuations. */
export function trackBooking(): void {
  track({
    event: "Website - Property Management Booking",
    category: "Book Valuation",
    action: "submitted",
  });
}

export function trackViewingRequest(): void {
  track({ event: "Website - Viewing Request", category: "Book Viewing", action: "submitted" });
}
