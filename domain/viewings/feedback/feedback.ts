import * as v from "valibot";
import { keepable } from "../../shared/fields/text-fields.ts";
import { type HeldViewing, mayHaveBeenHeld } from "./was-viewed.ts";

export const feedbackAnswers = ["interested", "perhaps", "no"] as const;
export type FeedbackAnswer = (typeof feedbackAnswers)[number];

export const feedbackAnswerNames: Record<FeedbackAnswer, string> = {
  interested: "Interested",
  perhaps: "Perhaps",
  no: "Not for them",
};

export const feedbackReasons = [
  "rent",
  "size",
  "area",
  "condition",
  "light-or-noise",
  "found-another",
  "other",
] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

export const feedbackReasonNames: Record<FeedbackReason, string> = {
  rent: "The rent",
  size: "The size or the rooms",
  area: "The area",
  condition: "The condition",
  "light-or-noise": "Light or noise",
  "found-another": "Found another home",
  other: "Something else",
};

const words = (most: number) =>
  v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(most, `Enter at most ${most} characters`), keepable),
    "",
  );

/** The renter's answer, or the office's when it heard it. Why is asked only of a no. */
export const feedbackFields = v.pipe(
  v.object({
    answer: v.picklist(feedbackAnswers, "Select an answer"),
    reason: v.optional(
      v.union(
        [
          v.pipe(
            v.literal(""),
            v.transform(() => null),
          ),
          v.picklist(feedbackReasons),
        ],
        "Select a reason",
      ),
      "",
    ),
    message: words(1000),
  }),
  v.transform((given) => ({ ...given, reason: given.answer === "no" ? given.reason : null })),
);

/** What the office writes about a viewing. The landlord sees the one text, and only once released. */
export const officeFeedbackFields = v.object({ note: words(2000), landlordText: words(1000) });

/** Minutes after a viewing, when its end is fresh and the renter has left. */
const askAfterMinutes = 30;
/** Whoever is asked later has forgotten. */
const askWithinHours = 24;
/** How long an answer is taken by the link. */
const answerWithinDays = 30;

/** The ends of viewings that renters are asked about now. */
export function findFeedbackRound(now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() - askWithinHours * 3_600_000),
    until: new Date(now.getTime() - askAfterMinutes * 60_000),
  };
}

interface Begun extends HeldViewing {
  startsAt: Date;
}

/** The office may note it, and change its words, however long ago it was. */
export function canNoteFeedback(viewing: Begun, now: Date): boolean {
  // Somebody who has left early may say so.
  return mayHaveBeenHeld(viewing) && viewing.startsAt <= now;
}

/** The renter, by the link. */
export function canGiveFeedback(viewing: Begun, now: Date): boolean {
  const open = now.getTime() - viewing.endsAt.getTime() <= answerWithinDays * 86_400_000;
  return canNoteFeedback(viewing, now) && open;
}
