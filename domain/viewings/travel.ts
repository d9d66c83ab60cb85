import type { Point } from "../places/area.ts";
import { calculateDistanceMetres } from "../places/geo.ts";

export const waysOfTravel = ["walk", "bike", "car", "public-transport"] as const;
export type WayOfTravel = (typeof waysOfTravel)[number];

export const wayNames: Record<WayOfTravel, string> = {
  walk: "On foot",
  bike: "By bicycle",
  car: "By car",
  "public-transport": "By public transport",
};

/** Minutes for a kilometre of the straight line. */
export type MinutesPerKm = Record<WayOfTravel, number>;

/** A walk follows streets, which are a third longer than the line. The others wait and park, too. */
export const usualMinutesPerKm: MinutesPerKm = {
  walk: 16,
  bike: 6,
  car: 5,
  "public-transport": 8,
};

/** Minutes between two places. A route planner may answer it; the straight line always can. */
export type TravelTime = (from: Point, to: Point, way: WayOfTravel) => number;

export function createStraightLine(minutesPerKm: MinutesPerKm): TravelTime {
  return (from, to, way) =>
    Math.ceil((calculateDistanceMetres(from, to) / 1000) * minutesPerKm[way]);
}
