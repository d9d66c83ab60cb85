import type { LandlordAnswer } from "./decline-reasons.ts";
import type { OfferState } from "./offer-state.ts";

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

/** The offers of a home of which some are still to be decided, and those whose preference still counts. */
export interface AnsweredFor {
  openIds: readonly string[];
  countingIds: readonly string[];
}

/**
 * To prefer an offer says something about the others while it is open, and for good once it is
 * accepted. While a tenancy runs the choice is made: what the landlord preferred is what they said,
 * whatever became of it.
 */
export function findAnsweredFor(
  offers: readonly { id: string; state: OfferState }[],
  isLetting: boolean,
): AnsweredFor {
  const idsOf = (...states: OfferState[]) =>
    offers.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  return {
    openIds: idsOf("submitted"),
    countingIds: isLetting ? offers.map(({ id }) => id) : idsOf("submitted", "accepted"),
  };
}

/**
 * What a landlord answered to an offer that they were asked about: to prefer one whose preference
 * counts answers for all that they were asked about by then. Null while they owe an answer.
 */
export function findLandlordAnswer(
  asked: AskedOffer,
  all: readonly AskedOffer[],
  countingIds: readonly string[],
): OfferAnswer {
  if (asked.answer !== null) return asked.answer;
  return findPreferred(asked, all, countingIds) === null ? null : "prefers-another";
}

/** The one that they preferred since they were asked about this. */
function findPreferred(
  { askedAt }: AskedOffer,
  all: readonly AskedOffer[],
  countingIds: readonly string[],
): AskedOffer | null {
  const preferred = all.find(
    ({ answer, answeredAt, offerId }) =>
      answer === "prefer" &&
      countingIds.includes(offerId) &&
      answeredAt !== null &&
      answeredAt >= askedAt,
  );
  return preferred ?? null;
}

/**
 * How far a landlord is with the offers of a home that are open, or with all once none is. Null where
 * they were not asked about any.
 */
export function findAsking(
  all: readonly AskedOffer[],
  { openIds, countingIds }: AnsweredFor,
): Asking | null {
  const isDecided = openIds.length === 0;
  const about = isDecided ? all : all.filter(({ offerId }) => openIds.includes(offerId));
  const counting = isDecided ? all.map(({ offerId }) => offerId) : countingIds;
  const askedAt = findLatest(about.map((one) => one.askedAt));
  if (askedAt === null) return null;
  const answers = about.flatMap((one) =>
    one.answer === null ? (findPreferred(one, all, counting) ?? []) : one,
  );
  const answeredAt = findLatest(answers.flatMap((one) => one.answeredAt ?? []));
  return { askedAt, answeredAt: answers.length < about.length ? null : answeredAt };
}

function findLatest(times: readonly Date[]): Date | null {
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
