import { href } from "react-router";
import type { FeedbackAnswer } from "../../../domain/viewings/feedback.ts";
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

/** Link to the page on which the renter moves or cancels the viewing, or chooses a reminder. */
export function buildOwnViewingLink({
  booking,
  siteUrl,
}: Pick<BookingMailFacts, "booking" | "siteUrl">): string | null {
  return siteUrl === null ? null : `${siteUrl}${href("/my-viewing")}?id=${booking.id}`;
}

/** Opens the question with an answer chosen. */
export function buildFeedbackLink(
  { booking, siteUrl }: Pick<BookingMailFacts, "booking" | "siteUrl">,
  answer: FeedbackAnswer,
): string | null {
  if (siteUrl === null) return null;
  return `${siteUrl}${href("/viewing-feedback")}?id=${booking.id}&answer=${answer}`;
}

/** Link to the times that were offered, of which the renter chooses one. */
export function buildChoiceLink(siteUrl: string | null, token: string): string | null {
  return siteUrl === null ? null : `${siteUrl}${href("/choose-viewing")}?id=${token}`;
}
