import type { Point } from "./area.ts";
import { calculateDistanceMetres } from "./geo.ts";

/** Where the homes of a postcode's district are. */
export interface District {
  centre: Point;
  /** Metres from the centre that no home of it is away. */
  reach: number;
}

/** Whether a position can't be in the district. */
export function isOutsideDistrict(position: Point, { centre, reach }: District): boolean {
  return calculateDistanceMetres(position, centre) > reach;
}

const leastReach = 4000;
const mostReach = 15_000;

/**
 * How far from its centre homes of a district may be. Where other districts are near, as in the middle of
 * a city, it is small: half as far again as the sixth of their centres.
 */
export function calculateReach(centre: Point, otherCentres: readonly Point[]): number {
  const distances = otherCentres.map((other) => calculateDistanceMetres(centre, other));
  const sixth = distances.toSorted((one, other) => one - other)[5] ?? mostReach;
  return Math.min(Math.max(1.5 * sixth, leastReach), mostReach);
}
