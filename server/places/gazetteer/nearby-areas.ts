import type { Area, Point } from "../../../domain/places/area.ts";
import { calculateDistanceMetres } from "../../../domain/places/geo.ts";
import { areas } from "./areas.ts";
import { cities } from "./cities.ts";

/**
 * Returns areas of the same kind and city, nearest first. For a city, its neighbourhoods from the
 * centre out.
 */
export function findAreasAround(area: Area): Area[] {
  const middle = findMiddle(area);
  if (middle === null) return [];
  const kind = area.kind === "city" ? "neighbourhood" : area.kind;
  return areas
    .filter((other) => other.kind === kind && other.city === area.city && other !== area)
    .map((other) => ({ other, metres: measureMetresFrom(middle, other) }))
    .toSorted((one, two) => one.metres - two.metres || (one.other.slug < two.other.slug ? -1 : 1))
    .map(({ other }) => other);
}

function measureMetresFrom(middle: Point, { centre }: Area): number {
  return centre === null ? Infinity : calculateDistanceMetres(middle, centre);
}

function findMiddle({ centre, city }: Area): Point | null {
  return centre ?? cities.find(({ name }) => name === city)?.middle ?? null;
}
