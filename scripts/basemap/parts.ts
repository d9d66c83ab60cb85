import { mkdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Point } from "../../domain/places/area.ts";
import { calculateDistanceMetres } from "../../domain/places/geo.ts";
import { cities } from "../../server/places/gazetteer/cities.ts";
import type { Feature } from "./features.ts";

type Layers = Record<string, Feature[]>;

/** What belongs to no city: the outline and the cities' own names, shown from afar. */
const country = "country";

/**
 * Writes a file for each city and one for the rest, so that a map of one city loads no other's, and
 * `parts.json` with their bounds.
 */
export function writeParts(layers: Layers, folder: URL): { name: string; bytes: number }[] {
  mkdirSync(folder, { recursive: true });
  const names = [country, ...cities.map(({ name }) => name.toLowerCase())];
  const parts = names.map((name) => ({ name, layers: selectLayers(layers, name) }));
  const bounds = parts
    .filter(({ name }) => name !== country)
    .map((part) => [part.name, measureBounds(Object.values(part.layers).flat())]);
  writeJson(new URL("parts.json", folder), Object.fromEntries(bounds));
  return parts.map(({ name, layers: selected }) => {
    const collections = Object.entries(selected).map(([layer, features]) => [
      layer,
      { type: "FeatureCollection", features },
    ]);
    const text = writeJson(new URL(`${name}.json`, folder), Object.fromEntries(collections));
    return { name, bytes: brotliCompressSync(text).byteLength };
  });
}

function writeJson(file: URL, content: unknown): string {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(file, text);
  return text;
}

function selectLayers(layers: Layers, part: string): Layers {
  const selected = Object.entries(layers).map(([layer, features]): [string, Feature[]] => [
    layer,
    features.filter((feature) => findPart(layer, feature) === part),
  ]);
  return Object.fromEntries(selected.filter(([, features]) => features.length > 0));
}

function findPart(layer: string, feature: Feature): string {
  if (layer === "land" || feature.properties["rank"] === 0) return country;
  const { west, south, east, north } = measureBounds([feature]);
  const middle: Point = { lat: (south + north) / 2, long: (west + east) / 2 };
  const distances = cities.map((city) => calculateDistanceMetres(city.middle, middle));
  return cities[distances.indexOf(Math.min(...distances))]!.name.toLowerCase();
}

function measureBounds(features: readonly Feature[]) {
  // Points, lines and rings alike, as longitude and latitude in turn.
  const numbers = features.flatMap(({ geometry }) => String(geometry.coordinates).split(","));
  const longs = numbers.filter((_, index) => index % 2 === 0).map(Number);
  const lats = numbers.filter((_, index) => index % 2 === 1).map(Number);
  return {
    west: Math.min(...longs),
    south: Math.min(...lats),
    east: Math.max(...longs),
    north: Math.max(...lats),
  };
}
