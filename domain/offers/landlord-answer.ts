import type { LandlordAnswer } from "./decline-reasons.ts";

export interface AskedOffer {
  offerId: string;
  answer: LandlordAnswer | null;
  askedAt: Date;
  answeredAt: Date | null;
}

type OfferAnswer = LandlordAnswer | "prefers-another" | null;

/**
 * What a landlord answered to an offer that they were asked about: to prefer one that is still open
 * answers for all that they were asked about by then. Null while they owe an answer.
 */
export function findLandlordAnswer(
  asked: AskedOffer,
  all: readonly AskedOffer[],
  openIds: readonly string[],
): OfferAnswer {
  if (asked.answer !== null) return asked.answer;
  const preferred = all.find(
    ({ answer, offerId }) => answer === "prefer" && openIds.includes(offerId),
  );
  const answeredAt = preferred?.answeredAt ?? null;
  return answeredAt !== null && answeredAt >= asked.askedAt ? "prefers-another" : null;
}
