import type { LandlordAnswer } from "./decline-reasons.ts";

export interface AskedOffer {
  offerId: string;
  answer: LandlordAnswer | null;
  askedAt: Date;
  answeredAt: Date | null;
}

/** When they were last asked, and when they had answered about all of it. Null while they owe an answer. */
interface Asking {
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

/**
 * How far a landlord is with the offers of a home that are open, or with all once none is. Null where
 * they were not asked about any.
 */
export function findAsking(all: readonly AskedOffer[], openIds: readonly string[]): Asking | null {
  const about = openIds.length === 0 ? all : all.filter(({ offerId }) => openIds.includes(offerId));
  const ids = about.map(({ offerId }) => offerId);
  const askedAt = findLatest(about.map((one) => one.askedAt));
  if (askedAt === null) return null;
  const owes = about.some((one) => findLandlordAnswer(one, about, ids) === null);
  const answeredAt = findLatest(about.flatMap((one) => one.answeredAt ?? []));
  return { askedAt, answeredAt: owes ? null : answeredAt };
}

function findLatest(times: readonly Date[]): Date | null {
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
