import type { Point } from "../places/area.ts";

/** Inaccurate positions are rounded to about 100 metres (renter specification, section 2). */
export function getPinPoint(home: Point & { locationAccurate: boolean }): Point {
  const { lat, long } = home;
  if (home.locationAccurate) return { lat, long };
  return { lat: Number(lat.toFixed(3)), long: Number(long.toFixed(3)) };
}
