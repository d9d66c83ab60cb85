import type { Point } from "./area.ts";

/** Metres; the Earth's mean radius as the IUGG defines it. */
export const earthRadius = 6_371_008.8;

/**
 * Great-circle distance by the haversine formula (R. W. Sinnott, "Virtues of the Haversine", Sky &
 * Telescope 68, 1984). Accurate to half a per cent.
 */
export function calculateDistanceMetres(a: Point, b: Point): number {
  const h =
    calculateSquaredSine(b.lat - a.lat) +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * calculateSquaredSine(b.long - a.long);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function calculateSquaredSine(degrees: number): number {
  return Math.sin(toRadians(degrees) / 2) ** 2;
}

export function calculateLongitudeShare(lat: number): number {
  return Math.cos(toRadians(lat));
}

export function calculateBoxAround({ lat, long }: Point, metres: number) {
  const up = (metres / earthRadius) * (180 / Math.PI);
  const across = up / calculateLongitudeShare(lat);
  return { south: lat - up, north: lat + up, west: long - across, east: long + across };
}

/** Ray casting: an eastward line from a point inside crosses the ring an odd number of times. */
export function isInsideRing({ lat, long }: Point, ring: readonly Point[]): boolean {
  let within = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before && corner.lat > lat !== before.lat > lat) {
      const along = (lat - corner.lat) / (before.lat - corner.lat);
      if (long < corner.long + along * (before.long - corner.long)) within = !within;
    }
    before = corner;
  }
  return within;
}

/** Isles of Scilly to Shetland, and St Kilda to Lowestoft. */
const uk = { south: 49.8, north: 60.9, west: -8.7, east: 1.8 };

/** Sanity check by a box around the United Kingdom, not an exact border. */
export function isInsideUk({ lat, long }: Point): boolean {
  return lat >= uk.south && lat <= uk.north && long >= uk.west && long <= uk.east;
}

/** UK latitudes and longitudes never overlap, so swaps are detectable. Null outside the UK. */
export function correctSwappedPoint(point: Point): { point: Point; swapped: boolean } | null {
  if (isInsideUk(point)) return { point: { lat: point.lat, long: point.long }, swapped: false };
  const turned = { lat: point.long, long: point.lat };
  return isInsideUk(turned) ? { point: turned, swapped: true } : null;
}

export interface NearStation {
  name: string;
  /** Straight line, whole metres. */
  metres: number;
}

/** By whole metres, then name. A linear scan is fast enough for a few thousand stations. */
export function findNearestStations(
  point: Point,
  stations: Iterable<Point & { name: string }>,
  count = 3,
): NearStation[] {
  const nearest: NearStation[] = [];
  let farthest = Infinity;
  for (const station of stations) {
    // The latitude difference is a cheap lower bound of the distance.
    if (calculateMetresNorth(point, station) > farthest + 1) continue;
    const candidate = {
      name: station.name,
      metres: Math.round(calculateDistanceMetres(point, station)),
    };
    const place = nearest.findIndex((other) => isBefore(candidate, other));
    nearest.splice(place < 0 ? nearest.length : place, 0, candidate);
    nearest.length = Math.min(nearest.length, count);
    if (nearest.length === count) farthest = nearest.at(-1)?.metres ?? 0;
  }
  return nearest;
}

function calculateMetresNorth(a: Point, b: Point): number {
  return earthRadius * toRadians(Math.abs(a.lat - b.lat));
}

function isBefore(a: NearStation, b: NearStation): boolean {
  return a.metres < b.metres || (a.metres === b.metres && a.name < b.name);
}
