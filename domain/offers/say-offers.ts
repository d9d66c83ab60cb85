import { formatCount } from "../shared/formats/count.ts";
/** Of a home: all that came and were not withdrawn, and those of them that somebody is to decide. */
export interface OfferCounts {
  came: number;
  toDecide: number;
}

/**
 * How many offers a home has, so that no two pages give one home two numbers: what was decided is said
 * apart from what waits.
 * @example sayOffers({ came: 3, toDecide: 2 }) // "3 offers, 2 to decide"
 */
export function sayOffers({ came, toDecide }: OfferCounts): string {
  if (came === 0) return "no offers";
  const all = formatCount(came, "offer");
  if (toDecide === 0) return all;
  return toDecide === came ? `${all} to decide` : `${all}, ${toDecide} to decide`;
}
