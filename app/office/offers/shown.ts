import { formatCount } from "../../../domain/shared/formats/count.ts";
import { isSubmitted, type OfferState } from "../../../domain/offers/offer-state.ts";
import type { OfferCounts } from "../../../domain/offers/say-offers.ts";
import type { Route } from "./+types/home-offers-page";

type Data = Route.ComponentProps["loaderData"];

export type OffersView = Data["shown"];
export type OfferRowView = OffersView["offers"][number];
export type OffersAnswer = NonNullable<Data["first"]>;
export type OffersActionData = NonNullable<Route.ComponentProps["actionData"]>;

export interface Choice {
  ref: string;
  decision: "accept" | "decline" | "back-up";
}

/** Without those that were withdrawn, which the comparison still shows. A back-up waits for its day. */
export function countOffers(
  offers: readonly { state: OfferState; backupUntil: string | null }[],
): OfferCounts {
  return {
    came: offers.filter(({ state }) => isSubmitted(state)).length,
    toDecide: offers.filter(({ state, backupUntil }) => state === "submitted" && !backupUntil)
      .length,
  };
}

/**
 * Of offers that wait, and not of whoever may not be dealt with. Once a tenancy is under way the others are
 * back-ups, which the landlord's page leaves out.
 */
export function mayAskLandlord({
  offers,
  landlord,
  tenancyId,
}: Pick<OffersView, "tenancyId" | "landlord"> & {
  offers: readonly { state: OfferState }[];
}): boolean {
  const isWaiting = tenancyId === null && offers.some(({ state }) => state === "submitted");
  return isWaiting && landlord !== null && landlord.sanctions !== "match";
}

export function describeStay(months: number | null): string {
  if (months === null) return "Not asked";
  if (months % 12 !== 0) return formatCount(months, "month");
  return formatCount(months / 12, "year");
}

export function describeHousehold({ adults, households }: OfferRowView): string {
  const people = formatCount(adults, "adult");
  if (households === null || adults === 1) return people;
  return `${people}, ${formatCount(households, "household")}`;
}

/** What the home or its licence does not allow. */
export function describeLimit({ overLimit, households }: OfferRowView): string | null {
  if (overLimit.households) return `Licence needed for ${households} households`;
  return overLimit.adults ? "Over the legal occupancy limit" : null;
}

export function describeEmpty(days: number): string {
  if (days === 0) return "No void days";
  return formatCount(days, "void day");
}

export function describeGuarantor({ guarantor, hasEnoughIncome }: OfferRowView): string {
  if (guarantor === null) return "Not asked";
  if (guarantor) return "Yes";
  return hasEnoughIncome ? "Not needed" : "None";
}
