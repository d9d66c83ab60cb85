import type { Area, Point } from "../../domain/places/area.ts";
import { distanceMetres, liesWithin } from "../../domain/places/geo.ts";
import { boroughAreas } from "./boroughs.ts";
import { cities, findCityAround, type CityName } from "./cities.ts";

/** Metres from the middle: London reaches farther on every side. The City has no border of its own here. */
const clearlyInside = 12_000;
const middle = cities.find(({ name }) => name === "London")!.middle;
const borders = boroughAreas.flatMap(({ members }) =>
  members && "border" in members ? members.border : [],
);

/** Whether a point lies in Greater London, not only within reach of it. */
export function isInsideLondon(point: Point): boolean {
  return (
    distanceMetres(point, middle) <= clearlyInside ||
    borders.some((ring) => liesWithin(point, ring))
  );
}

/** The city that a point lies in, or around; around London is not London. */
export function findCityAtPoint(point: Point): CityName | null {
  const city = findCityAround(point);
  return city === "London" && !isInsideLondon(point) ? null : city;
}

/** The city whose places are suggested on an area's page; null at London's edge, which has none. */
export function getSuggestionCity({ city, centre }: Pick<Area, "city" | "centre">): string | null {
  return city === "London" && centre !== null && !isInsideLondon(centre) ? null : city;
}
