import type { Area, Point } from "../../../domain/places/area.ts";
import { calculateDistanceMetres } from "../../../domain/places/geo.ts";
import { boroughAreas } from "./boroughs.ts";
import type { CityName } from "./cities.ts";
import { cities, findCityAround } from "./cities.ts";
import { neighbourhoods } from "./neighbourhoods.ts";
import { findDistrict, findOutcode, outcodes } from "./outcodes.ts";
import { createPlaceKey } from "../place-key.ts";
import { postcodeAreas, postTowns } from "./postcode-areas.ts";
/**
 * Every place with a page: cities first, then boroughs, neighbourhoods, postcode areas and
 * districts.
 */
export const areas: readonly Area[] = [
  ...cities.map(({ name, middle }) => ({
    slug: createPlaceKey(name),
    name,
    kind: "city" as const,
    city: name,
    centre: name === "London" ? null : middle,
  })),
  ...boroughAreas,
  ...neighbourhoods.map(({ name, city, lat, long }) => ({
    slug: createPlaceKey(name),
    name,
    kind: "neighbourhood" as const,
    city,
    centre: { lat, long },
  })),
  ...postcodeAreas,
  ...outcodes
    .filter(({ code }) => code === findDistrict(code))
    .map(({ code, city, lat, long }) => ({
      slug: createPlaceKey(code),
      name: code,
      kind: "outcode" as const,
      city,
      centre: { lat, long },
    })),
];

const bySlug = new Map(areas.map((area) => [area.slug, area]));
const wider = new Set(["uk", "united-kingdom", "england"]);

/**
 * Finds the area for a slug or spelling: `Kings-Cross`, `St John’s Wood`, `Shoreditch, London`,
 * `Greater London, UK`, `ec1v`. A sub-district resolves to its district.
 */
export function findArea(slugOrName: string): Area | null {
  const [name = "", ...rest] = slugOrName.split(",").map(createPlaceKey);
  const area =
    bySlug.get(name) ?? bySlug.get(name.replace(/^greater-/, "")) ?? findAreaByOutcode(slugOrName);
  const city = area && createPlaceKey(area.city);
  return rest.every((part) => part === city || wider.has(part) || part === `greater-${city}`)
    ? area
    : null;
}

function findAreaByOutcode(text: string): Area | null {
  const outcode = findOutcode(text.split(",")[0] ?? "");
  return (outcode && bySlug.get(createPlaceKey(findDistrict(outcode.code)))) ?? null;
}

/** Metres from a neighbourhood's centre within which its name is used. */
const nameReach = 3000;

/**
 * Names the area of a home whose feed gives none: the nearest neighbourhood within 3 km, else the
 * post town, the city, or the outcode.
 */
export function getAreaName(point: Point | null, outcode: string): string {
  const areaLetters = /^[A-Z]+/.exec(outcode.trim().toUpperCase())?.[0] ?? "";
  return (
    (point && findNearestNeighbourhood(point)) ??
    postTowns[areaLetters] ??
    findCityAt(outcode) ??
    (point && findCityAt(point)) ??
    outcode
  );
}

function findNearestNeighbourhood(point: Point): string | null {
  let name: string | null = null;
  let best = nameReach;
  for (const neighbourhood of neighbourhoods) {
    const metres = calculateDistanceMetres(point, neighbourhood);
    if (metres > best) continue;
    name = neighbourhood.name;
    best = metres;
  }
  return name;
}

/** Returns null outside the four cities. */
export function findCityAt(place: Point | string): CityName | null {
  return typeof place === "string" ? (findOutcode(place)?.city ?? null) : findCityAround(place);
}

export function findAreaBySlug(slug: string): Area | null {
  const area = findArea(slug);
  return area?.slug === slug ? area : null;
}
