import type { Point } from "../../../domain/places/area.ts";
import {
  calculateDistanceMetres,
  findNearestStations,
  type NearStation,
} from "../../../domain/places/geo.ts";
import { checkPoints } from "./checked.ts";
import { cities } from "./cities.ts";
import table from "../tables/stations.json" with { type: "json" };

export interface Station extends Point {
  name: string;
  modes: readonly StationMode[];
}

/** `rail` covers every National Rail timetable train, including Overground and Merseyrail. */
export const stationModes = ["tube", "dlr", "rail", "tram"] as const;
export type StationMode = (typeof stationModes)[number];

const checked = checkPoints(
  table.map((row) => ({ ...row, modes: stationModes.filter((mode) => row.modes.includes(mode)) })),
  (row) => `Station ${row.name}`,
);

export const stations: readonly Station[] = checked.rows;
export const stationCorrections: readonly string[] = checked.corrections;

/** Metres around each city within which the table is complete. */
const covered = 40_000;

/** Returns the three nearest stations. None outside the area the table covers. */
export function findStationsNear(point: Point): NearStation[] {
  const known = cities.some(({ middle }) => calculateDistanceMetres(point, middle) <= covered);
  return known ? findNearestStations(point, stations) : [];
}
