/**
 * Generates `app/map/basemap/` from the sources in `scripts/basemap/README.md`: `node
 * scripts/make-basemap.ts <data folder of vega-datasets> <stations.json of uk-railway-stations>`
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { calculateDistanceMetres } from "../domain/places/geo.ts";
import { cities } from "../server/places/gazetteer/cities.ts";
import { neighbourhoods } from "../server/places/gazetteer/neighbourhoods.ts";
import { stations } from "../server/places/gazetteer/stations.ts";
import {
  createAreaFeature,
  createCurveFeature,
  type Feature,
  createLineFeature,
  pointFeature,
  createRiverFeature,
  roundFeature,
} from "./basemap/features.ts";
import { createCodedFeatures, createNamedFeatures, createTubeFeatures } from "./basemap/rail.ts";
import { writeParts } from "./basemap/parts.ts";
import type { Position } from "./basemap/spline.ts";
import { readBorders, readShapes, type Topology } from "./basemap/topojson.ts";

const folder = new URL("../app/map/basemap/", import.meta.url);
/** ISO 3166 numbers in `world-110m.json`: the United Kingdom, Ireland, France. */
const land = new Set(["826", "372", "250"]);
/** Maximum distance of stations from a city centre, metres. */
const shown = 30_000;
const bankReach = 140;

function readBasemapRows<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(new URL(`basemap/${name}.json`, import.meta.url), "utf8"));
}

type Line = { name: string; line: Position[] };
type Ring = { name: string; ring: Position[] };

function createWaterFeatures(): Feature[] {
  return [
    ...readBasemapRows<Ring>("seas").map(({ name, ring }) => roundFeature(ring, { name })),
    ...readBasemapRows<Line>("rivers").map(({ name, line }) => createRiverFeature(line, { name })),
  ];
}

function createTideFeatures(): Feature[] {
  const rivers = readBasemapRows<Line>("rivers").filter(({ name }) => name === "River Thames");
  return rivers.map(({ name, line }) =>
    createRiverFeature(
      line.map(([long = 0, lat = 0, half = 0]) => [long, lat, half + bankReach]),
      { name },
    ),
  );
}

function createStationFeatures(): Feature[] {
  const near = stations.filter((stop) =>
    cities.some(({ middle }) => calculateDistanceMetres(middle, stop) <= shown),
  );
  return near.map((stop) => pointFeature([stop.long, stop.lat], { name: stop.name }));
}

function createPlaceFeatures(): Feature[] {
  const labels = readBasemapRows<{ name: string; rank: number; at: Position }>("london-labels");
  const elsewhere = neighbourhoods.filter(({ city }) => city !== "London");
  return [
    ...cities.map(({ name, middle }) => pointFeature([middle.long, middle.lat], { name, rank: 0 })),
    ...labels.map(({ name, rank, at }) => pointFeature(at, { name, rank })),
    ...elsewhere.map(({ name, lat, long }) => pointFeature([long, lat], { name, rank: 2 })),
  ];
}

function make(data: string, stationsPath: string): void {
  const topology = (file: string): Topology =>
    JSON.parse(readFileSync(join(data, `${file}.json`), "utf8"));
  const boroughs = topology("londonBoroughs");
  const countries = readShapes(topology("world-110m"), "countries").filter(({ id }) =>
    land.has(id),
  );
  const layers = {
    land: countries.flatMap(({ parts }) => parts.map((rings) => createAreaFeature(rings))),
    boroughs: readShapes(boroughs, "boroughs").flatMap(({ parts }) =>
      parts.map((rings) => createAreaFeature(rings)),
    ),
    borders: readBorders(boroughs, "boroughs").map((line) => createLineFeature(line)),
    tide: createTideFeatures(),
    water: createWaterFeatures(),
    parks: readBasemapRows<Ring>("parks").map(({ name, ring }) => roundFeature(ring, { name })),
    roads: readBasemapRows<Line>("roads").map(({ name, line }) =>
      createCurveFeature(line, { name }),
    ),
    lines: [
      ...createCodedFeatures(readBasemapRows("rail-lines"), stationsPath),
      ...createNamedFeatures(readBasemapRows("named-lines")),
      ...createTubeFeatures(topology("londonTubeLines")),
    ],
    stations: createStationFeatures(),
    places: createPlaceFeatures(),
  };
  for (const [name, rows] of Object.entries(layers)) console.log(`${name}: ${rows.length}`);
  for (const { name, bytes } of writeParts(layers, folder)) {
    console.log(`${name}: ${Math.round(bytes / 1000)} kB brotli`);
  }
}

const [data, stationsPath] = process.argv.slice(2);
if (data && stationsPath) {
  make(data, stationsPath);
} else {
  console.error("Name the two sources, as the head of this script says.");
  process.exitCode = 1;
}
