import { findFeedbackRound } from "./feedback.ts";
import { type HeldViewing, mayHaveBeenHeld } from "./was-viewed.ts";

export type FeedbackRequestState = "asked" | "no-email" | "not-held" | "will-ask" | "too-late";

/** How it stands with the email that asks a renter how the viewing was, while nobody has said it. */
export function findFeedbackRequestState(
  viewing: HeldViewing & { feedbackAskedAt: Date | null; hasEmail: boolean },
  now: Date,
): FeedbackRequestState {
  if (viewing.feedbackAskedAt !== null) return "asked";
  if (!mayHaveBeenHeld(viewing)) return "not-held";
  if (!viewing.hasEmail) return "no-email";
  return viewing.endsAt > findFeedbackRound(now).after ? "will-ask" : "too-late";
}

/** @param asked when the email was written, as "today at 18:30" */
export function describeFeedbackRequest(
  ask: FeedbackRequestState,
  { firstname, asked }: { firstname: string; asked: string | null },
): string {
  switch (ask) {
    case "asked":
      return `No feedback yet. We asked by email ${asked}.`;
    case "no-email":
      return `No feedback yet. We have no email address for ${firstname}. Call or text, and note what they say.`;
    case "not-held":
      return "No feedback. We don’t ask for it unless you record that the viewing took place.";
    case "too-late":
      return `No feedback, and it’s too late to ask by email. Call or text ${firstname}, and note what they say.`;
    default:
      return "No feedback yet. We’ll ask by email 30 minutes after the viewing.";
  }
}
