import { href } from "react-router";
import type { BookingMailFacts } from "./booking-mail-facts.ts";

/**
 * The page where the renter says whether they come; null where the site does not know its address.
 * @param want opens the window for a change
 */
export function bookingLink(
  { booking, siteUrl }: Pick<BookingMailFacts, "booking" | "siteUrl">,
  want?: "change" | "cancel",
): string | null {
  if (siteUrl === null) return null;
  return `${siteUrl}${href("/booking-confirmation")}?id=${booking.id}${want ? `&want=${want}` : ""}`;
}
