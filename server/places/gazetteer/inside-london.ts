import type { Area, Point } from "../../../domain/places/area.ts";
import { calculateDistanceMetres, isInsideRing } from "../../../domain/places/geo.ts";
import { boroughAreas } from "./boroughs.ts";
import { cities, findCityAround, type CityName } from "./cities.ts";

/** Metres from the centre that are certainly in London. The City has no border here. */
const clearlyInside = 12_000;
const middle = cities.find(({ name }) => name === "London")!.middle;
const borders = boroughAreas.flatMap(({ members }) =>
  members && "border" in members ? members.border : [],
);

/** True inside Greater London itself, not only within reach of it. */
export function isInsideLondon(point: Point): boolean {
  return (
    calculateDistanceMetres(point, middle) <= clearlyInside ||
    borders.some((ring) => isInsideRing(point, ring))
  );
}

/** Like `findCityAround`, but points around London are not London. */
export function findCityAtPoint(point: Point): CityName | null {
  const city = findCityAround(point);
  return city === "London" && !isInsideLondon(point) ? null : city;
}

/** City whose places an area page suggests. Null at London's edge, which has none. */
export function getSuggestionCity({ city, centre }: Pick<Area, "city" | "centre">): string | null {
  return city === "London" && centre !== null && !isInsideLondon(centre) ? null : city;
}
