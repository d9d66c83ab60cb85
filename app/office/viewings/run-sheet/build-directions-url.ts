import type { Point } from "../../../../domain/places/area.ts";

/** A map of the way to an appointment. Only where its place is not known the map looks for the words. */
export function buildDirectionsUrl(at: Point | null, place: string): string {
  return at
    ? `https://www.openstreetmap.org/directions?to=${at.lat}%2C${at.long}`
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
}
