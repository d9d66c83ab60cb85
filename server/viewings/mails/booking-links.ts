import { href } from "react-router";
import type { FeedbackAnswer } from "../../../domain/viewings/feedback/feedback.ts";
import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";
import type { BookingMailFacts } from "./booking-mail-facts.ts";

type LinkFacts = Pick<BookingMailFacts, "booking" | "siteUrl" | "linkSecret">;

/** What opens the viewing, or its place until the mail is sent. */
function getKey({ booking, linkSecret }: LinkFacts): string {
  return linkSecret ?? createLinkSlot("booking", booking.id);
}

/**
 * Link to the renter's reply page. Null if the site's origin is not configured.
 * @param want opens the dialog for a change
 */
export function buildBookingLink(facts: LinkFacts, want?: "change" | "cancel"): string | null {
  const { siteUrl } = facts;
  if (siteUrl === null) return null;
  return `${siteUrl}${href("/booking-confirmation")}?id=${getKey(facts)}${want ? `&want=${want}` : ""}`;
}

/** Link to the page on which the renter moves or cancels the viewing, or chooses a reminder. */
export function buildOwnViewingLink(facts: LinkFacts): string | null {
  const { siteUrl } = facts;
  return siteUrl === null ? null : `${siteUrl}${href("/my-viewing")}?id=${getKey(facts)}`;
}

/** Opens the question with an answer chosen. */
export function buildFeedbackLink(facts: LinkFacts, answer: FeedbackAnswer): string | null {
  const { siteUrl } = facts;
  if (siteUrl === null) return null;
  return `${siteUrl}${href("/viewing-feedback")}?id=${getKey(facts)}&answer=${answer}`;
}

/**
 * Link to the times that were offered, of which the renter chooses one.
 * @param offeredId null for times of which none can be chosen
 */
export function buildChoiceLink(siteUrl: string | null, offeredId: number | null): string | null {
  if (siteUrl === null || offeredId === null) return null;
  return `${siteUrl}${href("/choose-viewing")}?id=${createLinkSlot("offered-times", String(offeredId))}`;
}
