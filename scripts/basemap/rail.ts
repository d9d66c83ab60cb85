import { readFileSync } from "node:fs";
import { calculateDistanceMetres } from "../../domain/places/geo.ts";
import { cities } from "../../server/places/gazetteer/cities.ts";
import { stations } from "../../server/places/gazetteer/stations.ts";
import { createCurveFeature, type Feature, createLineFeature } from "./features.ts";
import type { Position } from "./spline.ts";
import { readShapes, type Topology } from "./topojson.ts";

interface CodedLine {
  name: string;
  colour: string | null;
  branches: string[][];
}
interface NamedLine extends CodedLine {
  city: string;
}

const tubeColours: Record<string, string> = {
  Bakerloo: "#b36305",
  Central: "#e32017",
  Circle: "#ffd300",
  District: "#00782a",
  "Hammersmith & City": "#f3a9bb",
  Jubilee: "#868f98",
  Metropolitan: "#9b0056",
  Northern: "#1c1c1c",
  Piccadilly: "#003688",
  Victoria: "#0098d4",
  "Waterloo & City": "#95cdba",
  DLR: "#00a4a7",
};

export function createTubeFeatures(topology: Topology): Feature[] {
  return readShapes(topology, "line").map(({ id, lines }) => {
    const colour = tubeColours[id];
    if (!colour) throw new Error(`No colour for the line ${id}.`);
    return createLineFeature(lines[0]!, { name: id, colour });
  });
}

export function createCodedFeatures(lines: readonly CodedLine[], stationsPath: string): Feature[] {
  const rows: { crsCode: string; lat: number; long: number }[] = JSON.parse(
    readFileSync(stationsPath, "utf8"),
  );
  const places = new Map(rows.map(({ crsCode, lat, long }) => [crsCode, [long, lat]]));
  return lines.flatMap((line) => createCurves(line, (code) => places.get(code)));
}

export function createNamedFeatures(lines: readonly NamedLine[]): Feature[] {
  return lines.flatMap((line) => {
    const city = cities.find(({ name }) => name === line.city);
    if (!city) throw new Error(`No city ${line.city}.`);
    const near = stations.filter((stop) => calculateDistanceMetres(stop, city.middle) < 30_000);
    return createCurves(line, (name) => {
      const stop = near.find((one) => one.name === name);
      return stop && [stop.long, stop.lat];
    });
  });
}

function createCurves(
  { name, colour, branches }: CodedLine,
  find: (stop: string) => Position | undefined,
): Feature[] {
  return branches.map((branch) => {
    const points = branch.map((stop) => {
      const at = find(stop);
      if (!at) throw new Error(`${name}: no station ${stop}.`);
      return at;
    });
    return createCurveFeature(points, colour ? { name, colour } : { name });
  });
}
