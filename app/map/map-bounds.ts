import type { Point } from "../../domain/places/area.ts";
import type { SearchFilter } from "../../domain/search/search.ts";

/** A section of the map in degrees. */
export type Bounds = NonNullable<SearchFilter["box"]>;

/** London's bounds (renter specification, section 9). */
export const londonBounds: Bounds = {
  west: -0.510375,
  south: 51.28676,
  east: 0.334015,
  north: 51.691874,
};

/** As far as a map can be moved: the islands and the sea around them. */
export const mapLimits: Bounds = { west: -12, south: 48.5, east: 5, north: 61.5 };

/** MapLibre's zooms are one less than Google's, in which the specification counts. */
function toMapLibreZoom(googleZoom: number): number {
  return googleZoom - 1;
}

/** In MapLibre's count. */
export const zooms = {
  search: toMapLibreZoom(12),
  property: toMapLibreZoom(14),
  /** From here on no pins are grouped. */
  ungrouped: toMapLibreZoom(14),
  nearest: 13.5,
  max: 17,
} as const;

export function isWithin({ lat, long }: Point, { west, south, east, north }: Bounds): boolean {
  return long >= west && long <= east && lat >= south && lat <= north;
}

/** The smallest section that holds all the points; null without any. */
export function getBoundsAround(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const longs = points.map(({ long }) => long);
  return {
    west: Math.min(...longs),
    south: Math.min(...lats),
    east: Math.max(...longs),
    north: Math.max(...lats),
  };
}

/**
 * Where the map of a search looks: at the section that was searched, else at all results.
 * @returns null for the usual place: nothing was found, or everywhere was searched and homes of
 * London, where most are, were found
 */
export function getBoundsToShow(
  filter: Pick<SearchFilter, "area" | "box" | "centre">,
  homes: readonly Point[],
): Bounds | null {
  if (filter.box !== null) return filter.box;
  const everywhere = filter.area === null && filter.centre === null;
  if (everywhere && homes.some((home) => isWithin(home, londonBounds))) return null;
  return getBoundsAround(homes);
}

/** Whether two searches are of the same place, whatever else they ask for. */
export function isSamePlace(
  one: Pick<SearchFilter, "area" | "box" | "centre">,
  other: Pick<SearchFilter, "area" | "box" | "centre">,
): boolean {
  const serializePlace = ({ area, box, centre }: typeof one) => JSON.stringify([area, box, centre]);
  return serializePlace(one) === serializePlace(other);
}
