import type { Map as MapLibre } from "maplibre-gl";
import type { Point } from "../../domain/places/area.ts";
import type { SearchFilter } from "../../domain/search/search.ts";

export type Bounds = NonNullable<SearchFilter["box"]>;

/** London's bounds (renter specification, section 9). */
export const londonBounds: Bounds = {
  west: -0.510375,
  south: 51.28676,
  east: 0.334015,
  north: 51.691874,
};

/** Panning limits: the British Isles and surrounding sea. */
export const mapLimits: Bounds = { west: -12, south: 48.5, east: 5, north: 61.5 };

/** MapLibre's zooms are one less than Google's, which the specification uses. */
function toMapLibreZoom(googleZoom: number): number {
  return googleZoom - 1;
}

/** MapLibre zooms. */
export const zooms = {
  search: toMapLibreZoom(12),
  property: toMapLibreZoom(14),
  /** From this zoom on pins are not clustered. */
  ungrouped: toMapLibreZoom(14),
  nearest: 13.5,
  max: 17,
} as const;

export function isWithin({ lat, long }: Point, { west, south, east, north }: Bounds): boolean {
  return long >= west && long <= east && lat >= south && lat <= north;
}

export function isOverlapping(one: Bounds, other: Bounds): boolean {
  return (
    one.west <= other.east &&
    one.east >= other.west &&
    one.south <= other.north &&
    one.north >= other.south
  );
}

export function getMapBounds(map: MapLibre): Bounds {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

/** Null without any points. */
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
 * Returns the bounds to show: those searched, else all results.
 * @returns null for the default view: no results, or a search everywhere with results in London
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

/** Compares the places of two searches, ignoring other filters. */
export function isSamePlace(
  one: Pick<SearchFilter, "area" | "box" | "centre">,
  other: Pick<SearchFilter, "area" | "box" | "centre">,
): boolean {
  const serializePlace = ({ area, box, centre }: typeof one) => JSON.stringify([area, box, centre]);
  return serializePlace(one) === serializePlace(other);
}
