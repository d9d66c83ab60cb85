import type { OfferContent } from "./offer.ts";
import { calculateRequiredIncome } from "./offer-rules.ts";
import type { OfferState } from "./offer-state.ts";

/**
 * What is written down of a rent that was offered: nothing above the advertised rent is taken, and
 * what somebody wrote is kept beside it (Renters' Rights Act 2025, section 56).
 */
export function recordOfferedRent(
  wrote: number,
  advertised: number,
): { rentPcm: number; wrotePcm: number | null } {
  return wrote > advertised
    ? { rentPcm: advertised, wrotePcm: wrote }
    : { rentPcm: wrote, wrotePcm: null };
}

/**
 * The most that may be agreed for a home: the least of the rent that was advertised when the offer
 * came, the one that is now, and the lowest of this letting (Renters' Rights Act 2025, section 56).
 */
export function findAdvertisedRent(
  atSubmission: number | null,
  now: number,
  lowest: number | null,
): number {
  return Math.min(atSubmission ?? now, now, lowest ?? now);
}

export interface ComparedHome {
  /** Advertised, whole pounds a month. */
  rentPcm: number;
  /** The least that was advertised in this letting. Null if it has no record of it. */
  lowestRentPcm: number | null;
  /** London date from which the home stands empty. Null: it does now. */
  availableFrom: string | null;
  /** What the licence and the home allow. Null if unknown. */
  maxAdults: number | null;
  maxHouseholds: number | null;
}

export interface ReceivedOffer {
  id: string;
  state: OfferState;
  submittedAt: Date;
  advertisedRent: number | null;
  content: OfferContent;
  tenants: readonly { name: string; salary: number }[];
}

/**
 * One offer beside the others, as the office and the landlord compare it. It has no field for
 * children or benefits: neither may count (Renters' Rights Act 2025, part 1, chapter 3).
 */
export interface ComparedOffer {
  id: string;
  state: OfferState;
  submittedAt: Date;
  names: string[];
  rentPcm: number;
  /** What was written, where it was above the advertised rent. */
  wrotePcm: number | null;
  belowPcm: number;
  startsOn: string;
  /** Days between the home becoming free and the start. */
  emptyDays: number;
  /** Months, not binding: every tenancy is periodic. Null for the short form. */
  meansToStay: number | null;
  adults: number;
  households: number | null;
  /** More than the home or its licence allows. */
  overLimit: { adults: boolean; households: boolean };
  /** Whole pounds a year, and how many times the month's rent that is. */
  income: number;
  incomeMultiple: number;
  requiredIncome: number;
  hasEnoughIncome: boolean;
  guarantor: boolean | null;
  pets: string | null;
  requests: string;
  about: string;
}

/** In order of arrival, whatever the rent. */
export function compareOffers(
  home: ComparedHome,
  received: readonly ReceivedOffer[],
  today: string,
): ComparedOffer[] {
  return received
    .toSorted((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((offer) => compareOffer(home, offer, today));
}

function compareOffer(home: ComparedHome, offer: ReceivedOffer, today: string): ComparedOffer {
  const { id, state, submittedAt, content, tenants } = offer;
  const { details } = content;
  const advertised = findAdvertisedRent(offer.advertisedRent, home.rentPcm, home.lowestRentPcm);
  const { rentPcm, wrotePcm } = recordOfferedRent(details.rent, advertised);
  const income = tenants.reduce((sum, { salary }) => sum + salary, 0);
  const requiredIncome = calculateRequiredIncome(rentPcm);
  const whole = content.kind === "whole" ? content.details : null;
  const adults = whole?.adultCount ?? tenants.length;
  const households = whole?.households ?? null;
  return {
    id,
    state,
    submittedAt,
    names: tenants.map(({ name }) => name),
    rentPcm,
    wrotePcm,
    belowPcm: advertised - rentPcm,
    startsOn: details.startdate,
    emptyDays: countEmptyDays(home.availableFrom ?? today, details.startdate),
    meansToStay: whole?.duration ?? null,
    adults,
    households,
    overLimit: {
      adults: isAbove(adults, home.maxAdults),
      households: isAbove(households, home.maxHouseholds),
    },
    income,
    incomeMultiple: Math.floor((10 * income) / rentPcm) / 10,
    requiredIncome,
    hasEnoughIncome: income >= requiredIncome,
    guarantor: whole?.guarantorRequired ?? null,
    pets: whole === null ? details.pettype || null : whole.pets ? details.pettype || "Yes" : null,
    requests: details.specialrequests ?? "",
    about: whole?.freetext ?? "",
  };
}

function isAbove(count: number | null, limit: number | null): boolean {
  return count !== null && limit !== null && count > limit;
}

function countEmptyDays(from: string, startsOn: string): number {
  const days = Math.round((Date.parse(startsOn) - Date.parse(from)) / 86_400_000);
  return Math.max(0, days);
}
