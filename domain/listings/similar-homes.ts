import { boxAround } from "../places/geo.ts";
import type { ComparedHome } from "./listing.ts";

/** At most so many are shown. */
export const mostSimilar = 9;
/** Metres to the north, south, east and west: what is farther is no neighbour. */
const reach = 25_000;
/** How far another rent may be from this one, as a share of it. */
const rentShare = 0.25;

/**
 * What a home must lie within to be like another: near it, with as many bedrooms or one more or
 * less, at a rent within a quarter of its rent. Each limit still belongs to it.
 */
export function getSimilarLimits({ lat, long, bedrooms, rentPcm }: ComparedHome) {
  return {
    ...boxAround({ lat, long }, reach),
    fewestBedrooms: bedrooms - 1,
    mostBedrooms: bedrooms + 1,
    lowestRent: Math.ceil(rentPcm * (1 - rentShare)),
    highestRent: Math.floor(rentPcm * (1 + rentShare)),
  };
}
