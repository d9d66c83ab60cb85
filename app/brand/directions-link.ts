import type { Point } from "../../domain/places/area.ts";

/** Returns directions to a point, for a map app or website, with no start set. */
export function buildDirectionsLink({ lat, long }: Point): string {
  const query = new URLSearchParams({ api: "1", destination: `${lat},${long}` });
  return `https://www.google.com/maps/dir/?${query}`;
}
