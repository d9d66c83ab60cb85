import type { Point } from "../../domain/places/area.ts";
import { distanceMetres, nearestStations, type NearStation } from "../../domain/places/geo.ts";
import { checkedPoints } from "./checked.ts";
import { cities } from "./cities.ts";
import table from "./tables/stations.json" with { type: "json" };

export interface Station extends Point {
  name: string;
  modes: readonly StationMode[];
}

/** `rail` is every train of the national timetable, Overground and Merseyrail among them. */
export const stationModes = ["tube", "dlr", "rail", "tram"] as const;
export type StationMode = (typeof stationModes)[number];

const checked = checkedPoints(
  table.map((row) => ({ ...row, modes: stationModes.filter((mode) => row.modes.includes(mode)) })),
  (row) => `Station ${row.name}`,
);

export const stations: readonly Station[] = checked.rows;
export const stationCorrections: readonly string[] = checked.corrections;

/** The table is complete some way beyond this many metres around each city. */
const covered = 40_000;

/** The three nearest stations; none for a point outside the country that the table covers. */
export function nearestTo(point: Point): NearStation[] {
  const known = cities.some(({ middle }) => distanceMetres(point, middle) <= covered);
  return known ? nearestStations(point, stations) : [];
}
