import type { TravelMode } from "../../shared/travel-modes.ts";
import type { Point } from "../../places/area.ts";
import { calculateDistanceMetres } from "../../places/geo.ts";

/** Minutes for a kilometre of the straight line. */
export type MinutesPerKm = Record<TravelMode, number>;

/** Minutes between two places, there as back. */
export type TravelTime = (from: Point, to: Point, way: TravelMode) => number;

export interface Route {
  from: Point;
  to: Point;
  way: TravelMode;
}

/** Minutes that a route planner gave, by `createRouteKey`: plain data, for the browser too. */
export type RoutedMinutes = Record<string, number>;

/** Four digits are ten metres. As whole numbers, which are ten times as quick to write. */
export function createPointKey({ lat, long }: Point): string {
  return `${Math.round(lat * 10_000)},${Math.round(long * 10_000)}`;
}

/** @param from keys of points, as `to`. The way back has the same key */
export function createRouteKey(from: string, to: string, way: TravelMode): string {
  return from < to ? `${way} ${from} ${to}` : `${way} ${to} ${from}`;
}

/** What the route planner knows, and the straight line for the rest. Reckoned once for each way. */
export function createTravelTime(minutesPerKm: MinutesPerKm, routed: RoutedMinutes): TravelTime {
  const straight = createStraightLine(minutesPerKm);
  const known = new Map<TravelMode, Map<Point, Map<Point, number>>>();
  return (from, to, way) => {
    const reckoned = known.get(way)?.get(to)?.get(from);
    if (reckoned !== undefined) return reckoned;
    const key = createRouteKey(createPointKey(from), createPointKey(to), way);
    const minutes = routed[key] ?? straight(from, to, way);
    const ofWay = known.get(way) ?? new Map<Point, Map<Point, number>>();
    const there = ofWay.get(to) ?? new Map<Point, number>();
    known.set(way, ofWay.set(to, there.set(from, minutes)));
    return minutes;
  };
}

export function createStraightLine(minutesPerKm: MinutesPerKm): TravelTime {
  return (from, to, way) =>
    Math.ceil((calculateDistanceMetres(from, to) / 1000) * minutesPerKm[way]);
}
