import type { Point } from "../places/area.ts";

/**
 * Where a home may be said to be: to three decimals, some hundred metres, unless its position is
 * known exactly (renter specification, section 2).
 */
export function pinPoint(home: Point & { locationAccurate: boolean }): Point {
  const { lat, long } = home;
  if (home.locationAccurate) return { lat, long };
  return { lat: Number(lat.toFixed(3)), long: Number(long.toFixed(3)) };
}
