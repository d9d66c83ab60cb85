import { href } from "react-router";
import type { BookingMailFacts } from "./booking-mail-facts.ts";

/**
 * Link to the renter's reply page. Null if the site's origin is not configured.
 * @param want opens the dialog for a change
 */
export function buildBookingLink(
  { booking, siteUrl }: Pick<BookingMailFacts, "booking" | "siteUrl">,
  want?: "change" | "cancel",
): string | null {
  if (siteUrl === null) return null;
  return `${siteUrl}${href("/booking-confirmation")}?id=${booking.id}${want ? `&want=${want}` : ""}`;
}
