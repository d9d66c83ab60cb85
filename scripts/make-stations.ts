/**
 * Generates `stations.json` from the sources in its README: `node scripts/make-stations.ts
 * <stations.json of npm's uk-railway-stations> <metro-stations.csv>`
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Point } from "../domain/places/area.ts";
import { calculateDistanceMetres } from "../domain/places/geo.ts";
import { checkPoints } from "../server/places/gazetteer/checked.ts";
import { cities } from "../server/places/gazetteer/cities.ts";
import { createPlaceKey } from "../server/places/place-key.ts";
import type { StationMode } from "../server/places/gazetteer/stations.ts";

interface Stop extends Point {
  name: string;
  mode: StationMode;
}

/** Metres. Larger than the covered area, so that nearby stations just outside are found. */
const kept = 50_000;
/** Stops of one name within this distance are one station, metres. */
const sameStation = 400;
/** Separate namesakes within this distance get their mode added, metres. */
const confusing = 2000;
const tables = new URL("../server/places/tables", import.meta.url);

/** Timetable names that differ from the signs at the station. */
const knownAs: Record<string, string> = {
  "Canary Wharf DLR": "Canary Wharf",
  "Kensington Olympia": "Kensington (Olympia)",
  "London Kings Cross": "King's Cross St Pancras",
  "London St Pancras International": "King's Cross St Pancras",
  "London Bridge": "London Bridge",
  "London Fields": "London Fields",
};

function cleanName(name: string): string {
  return (
    knownAs[name] ??
    name
      .replace(/^London /, "")
      .replace(/ \((London|H&C|District|Circle|Bakerloo)\)$/, "")
      .replace(/^(Heathrow .*) Rail$/, "$1")
      .replace(/ - .*$/, "")
  );
}

function readRailStops(path: string): Stop[] {
  const rows: (Point & { stationName: string })[] = JSON.parse(readFileSync(path, "utf8"));
  return rows.map(({ stationName, lat, long }) => ({ name: stationName, mode: "rail", lat, long }));
}

function readMetroStops(path: string): Stop[] {
  const lines = readFileSync(path, "utf8").trim().split("\n").slice(1);
  return lines.map((line) => {
    const [, name, mode, lat, long] = /^"([^"]+)",(tube|dlr),([\d.-]+),([\d.-]+)/.exec(line) ?? [];
    if (!name || (mode !== "tube" && mode !== "dlr")) throw new Error(`Not a station: ${line}`);
    return { name, mode, lat: Number(lat), long: Number(long) };
  });
}

function readTramStops(): Stop[] {
  const rows: (Point & { name: string })[] = JSON.parse(
    readFileSync(new URL("metrolink-stops.json", tables), "utf8"),
  );
  return rows.map((row) => ({ ...row, mode: "tram" }));
}

/** Groups stops by name and proximity, never by name alone. */
function mergeStops(stops: Stop[]): Stop[][] {
  const groups = new Map<string, Stop[][]>();
  for (const stop of stops) {
    const key = createPlaceKey(stop.name);
    const namesakes = groups.get(key) ?? [];
    const within = (metres: number) =>
      namesakes.find(([first]) => first && calculateDistanceMetres(first, stop) <= metres);
    const name = within(confusing) ? `${stop.name} (${stop.mode})` : stop.name;
    const group = within(sameStation);
    if (group) group.push(stop);
    else groups.set(key, [...namesakes, [{ ...stop, name }]]);
  }
  return [...groups.values()].flat();
}

function average(values: number[]): number {
  return Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(5));
}

function formatRow(group: Stop[]): string {
  return JSON.stringify({
    name: group[0]?.name,
    modes: [...new Set(group.map(({ mode }) => mode))],
    lat: average(group.map(({ lat }) => lat)),
    long: average(group.map(({ long }) => long)),
  });
}

function make(railPath: string, metroPath: string): void {
  const { rows, corrections } = checkPoints(
    [...readMetroStops(metroPath), ...readTramStops(), ...readRailStops(railPath)],
    ({ name }) => `Station ${name}`,
  );
  const near = rows
    .map((stop) => ({ ...stop, name: cleanName(stop.name) }))
    .filter((stop) => cities.some(({ middle }) => calculateDistanceMetres(middle, stop) <= kept));
  const lines = mergeStops(near).map(formatRow).toSorted();
  writeFileSync(new URL("stations.json", tables), `[\n${lines.join(",\n")}\n]\n`);
  for (const correction of corrections) console.warn(correction);
  console.log(`${lines.length} stations from ${near.length} stops.`);
}

const [railPath, metroPath] = process.argv.slice(2);
if (railPath && metroPath) {
  make(railPath, metroPath);
} else {
  console.error("Name the two source files, as the head of this script says.");
  process.exitCode = 1;
}
