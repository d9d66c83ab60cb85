import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createBasemapStyle } from "./basemap-style.ts";
import {
  type BasemapPart,
  cityParts,
  findCityParts,
  joinFeatures,
  sourceNames,
} from "./basemap-parts.ts";
import { londonBounds } from "./map-bounds.ts";

function readPart(name: string): { text: string; part: BasemapPart } {
  const text = readFileSync(new URL(`basemap/${name}.json`, import.meta.url), "utf8");
  return { text, part: JSON.parse(text) };
}

const around = (lat: number, long: number) => ({
  west: long - 0.02,
  south: lat - 0.02,
  east: long + 0.02,
  north: lat + 0.02,
});

test.each([
  ["Hackney", around(51.545, -0.056), ["london"]],
  ["Greenwich, east of the meridian", around(51.48, 0.02), ["london"]],
  ["Ancoats", around(53.484, -2.227), ["manchester"]],
  ["Toxteth", around(53.388, -2.967), ["liverpool"]],
  ["Clifton", around(51.455, -2.618), ["bristol"]],
  ["Cardiff", around(51.481, -3.179), ["bristol"]],
  ["York", around(53.96, -1.08), []],
  ["London as a whole", londonBounds, ["london"]],
])("a map of %s loads %2$j and nothing else", (_, view, expected) => {
  expect(findCityParts(view)).toEqual(expected);
});

test("every feature of a city is within the bounds at which its part is loaded", () => {
  for (const name of cityParts) {
    const { part } = readPart(name);
    for (const { features } of Object.values(part)) {
      for (const { geometry } of features) {
        if (!("coordinates" in geometry)) throw new Error("A group of shapes.");
        const [long = NaN, lat = NaN] = String(geometry.coordinates).split(",").map(Number);
        const at = { west: long, east: long, south: lat, north: lat };
        expect(findCityParts(at)).toContain(name);
      }
    }
  }
});

test("every layer of the schematic map draws from a source that has something to draw", () => {
  const parts = ["country", ...cityParts].map((name) => readPart(name).part);
  const used = createBasemapStyle({}).layers.flatMap((layer) =>
    "source" in layer ? [layer.source] : [],
  );
  const filled = sourceNames.filter((name) => joinFeatures(parts, name).features.length > 0);
  expect(used.length).toBeGreaterThan(10);
  for (const source of used) expect(filled).toContain(source);
});

describe("as sent, compressed by brotli", () => {
  // All together they were 80 kB before each city had its own.
  test.each([
    ["country", 2],
    ["london", 52],
    ["manchester", 11],
    ["liverpool", 7],
    ["bristol", 6],
  ])("%s is at most %d kB", (name, limit) => {
    expect(brotliCompressSync(readPart(name).text).byteLength).toBeLessThanOrEqual(limit * 1000);
  });
});
