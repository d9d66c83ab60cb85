import type { Point } from "../../domain/places/area.ts";

/** The way to a point, in the visitor's map app or on a map site; the visitor says where from. */
export function buildDirectionsLink({ lat, long }: Point): string {
  const query = new URLSearchParams({ api: "1", destination: `${lat},${long}` });
  return `https://www.google.com/maps/dir/?${query}`;
}
