import type { Point } from "../../places/area.ts";
import { calculateDistanceMetres } from "../../places/geo.ts";

/** Metres from a district's centre that no home of it is away. */
const districtReach = 15_000;

/** Whether a position can't be in the district with that centre. */
export function isOutsideDistrict(position: Point, centre: Point): boolean {
  return calculateDistanceMetres(position, centre) > districtReach;
}
