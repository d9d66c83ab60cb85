import { calculateBoxAround } from "../places/geo.ts";
import type { ComparedHome } from "./listing.ts";

export const maxSimilar = 9;
/** Metres in each of the four directions. */
const maxMetres = 25_000;
/** Largest rent difference, as a share of the rent. */
const rentShare = 0.25;

/** Nearby, within one bedroom and a quarter of the rent. Limits are inclusive. */
export function getSimilarLimits({ lat, long, bedrooms, rentPcm }: ComparedHome) {
  return {
    ...calculateBoxAround({ lat, long }, maxMetres),
    fewestBedrooms: bedrooms - 1,
    mostBedrooms: bedrooms + 1,
    lowestRent: Math.ceil(rentPcm * (1 - rentShare)),
    highestRent: Math.floor(rentPcm * (1 + rentShare)),
  };
}

/** Keeps no more of the home than its limits. */
export function createSimilarMatcher(home: ComparedHome): (other: ComparedHome) => boolean {
  const { id } = home;
  const limits = getSimilarLimits(home);
  return (other) =>
    other.id !== id &&
    isBetween(other.lat, limits.south, limits.north) &&
    isBetween(other.long, limits.west, limits.east) &&
    isBetween(other.bedrooms, limits.fewestBedrooms, limits.mostBedrooms) &&
    isBetween(other.rentPcm, limits.lowestRent, limits.highestRent);
}

function isBetween(value: number, lowest: number, highest: number): boolean {
  return value >= lowest && value <= highest;
}
