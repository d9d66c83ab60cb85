/**
 * Generates `borough-borders.json` from the source in its README: `node
 * scripts/make-borough-borders.ts <londonBoroughs.json of npm's vega-datasets>`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { readShapes, type Topology } from "./basemap/topojson.ts";

const result = new URL("../server/places/tables/borough-borders.json", import.meta.url);

function make(source: string): void {
  const topology: Topology = JSON.parse(readFileSync(source, "utf8"));
  const borders = readShapes(topology, "boroughs").map(({ id, parts }) => [
    id,
    // Only outer rings, since no borough encloses another.
    parts.map(([outline = []]) =>
      outline.map(([long = 0, lat = 0]) => [roundCoordinates(long), roundCoordinates(lat)]),
    ),
  ]);
  writeFileSync(result, `${JSON.stringify(Object.fromEntries(borders))}\n`);
  console.log(`${borders.length} boroughs.`);
}

/** A metre is finer than the source's accuracy. */
function roundCoordinates(degrees: number): number {
  return Number(degrees.toFixed(5));
}

const [source] = process.argv.slice(2);
if (source) {
  make(source);
} else {
  console.error("Name the source, as the head of this script says.");
  process.exitCode = 1;
}
