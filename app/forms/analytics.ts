import { track } from "../consent/track.ts";

/**
 * Says that a booking is on its way, before the request is sent: a demo, a switch, and a valuation
 * (the specification names no event of its own for it). The name is the specification's.
 */
export function trackBooking(): void {
  track({
    event: "Website - Property Management Booking",
    category: "Book Valuation",
    action: "submitted",
  });
}

/** Says that a question about a home, or a wish to see it, is on its way. The name is ours. */
export function trackViewingRequest(): void {
  track({ event: "Website - Viewing Request", category: "Book Viewing", action: "submitted" });
}
