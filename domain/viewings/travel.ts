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

/** Minutes between two places, there as back. */
export type TravelTime = (from: Point, to: Point, way: WayOfTravel) => number;

export interface Route {
  from: Point;
  to: Point;
  way: WayOfTravel;
}

/** Minutes that a route planner gave, by `createRouteKey`: plain data, for the browser too. */
export type RoutedMinutes = Record<string, number>;

/** Four digits are ten metres. */
export function createPointKey({ lat, long }: Point): string {
  return `${lat.toFixed(4)},${long.toFixed(4)}`;
}

/** @param from keys of points, as `to`. The way back has the same key */
export function createRouteKey(from: string, to: string, way: WayOfTravel): string {
  return from < to ? `${way} ${from} ${to}` : `${way} ${to} ${from}`;
}

/** What the route planner knows, and the straight line for the rest. */
export function createTravelTime(minutesPerKm: MinutesPerKm, routed: RoutedMinutes): TravelTime {
  const straight = createStraightLine(minutesPerKm);
  const keys = new WeakMap<Point, string>();
  const getKey = (point: Point) => {
    const known = keys.get(point) ?? createPointKey(point);
    keys.set(point, known);
    return known;
  };
  return (from, to, way) =>
    routed[createRouteKey(getKey(from), getKey(to), way)] ?? straight(from, to, way);
}

export function createStraightLine(minutesPerKm: MinutesPerKm): TravelTime {
  return (from, to, way) =>
    Math.ceil((calculateDistanceMetres(from, to) / 1000) * minutesPerKm[way]);
}
