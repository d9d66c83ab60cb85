import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StreetSchema } from "../../../domain/map/street-schema.ts";
import { createMapArchive } from "../../../server/testing/map-archive.ts";
import { loadStreetTile, openArchivesAt, serveTiles } from "./street-protocol.ts";
import { getTileBounds } from "./tile-bounds.ts";
import { groundLayer } from "./tile-ground.ts";

const hackney = { lat: 51.545, long: -0.056 };
const ancoats = { lat: 53.484, long: -2.227 };
const files = new Map<string, Buffer>();
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Headers }) => {
    asked.push(url);
    const file = files.get(url);
    if (!file) return new Response(null, { status: 404 });
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.get("range")!)!;
    const body = new Uint8Array(file.subarray(Number(first), Number(last) + 1));
    return new Response(body, { status: 206 });
  });
});
afterEach(() => vi.unstubAllGlobals());

let count = 0;

function addArchive(schema: StreetSchema, middle: { lat: number; long: number }) {
  const url = `/maps/${count++}.pmtiles`;
  files.set(url, createMapArchive(schema, middle));
  const { lat, long } = middle;
  const bounds = {
    west: long - 0.01,
    south: lat - 0.01,
    east: long + 0.01,
    north: lat + 0.01,
  };
  return { url, bounds, minZoom: 12, maxZoom: 14, schema, credit: [] };
}

/** The tile at a point, by the names of its layers. */
async function loadLayers(source: string, z: number, { lat, long }: typeof hackney) {
  const x = Math.floor(((long + 180) / 360) * 2 ** z);
  const mercator = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  const y = Math.floor(((1 - mercator) / 2) * 2 ** z);
  const url = `streets://${source}/${z}/${x}/${y}`;
  const { data } = await loadStreetTile({ url }, new AbortController());
  if (!(data instanceof Uint8Array)) throw new Error("The tile is no bytes.");
  return new VectorTile(new PbfReader(data)).layers;
}

test("a tile comes from whichever archive has it, and has the streets of it", async () => {
  serveTiles("a", [addArchive("compact", hackney), addArchive("compact", ancoats)]);
  for (const place of [hackney, ancoats]) {
    const layers = await loadLayers("a", 14, place);
    const { road_name: names } = layers;
    const found = Array.from({ length: names!.length }, (_, n) => names!.feature(n).properties);
    expect(found).toContainEqual({ class: "minor", name: "Loriner Street" });
  }
});

test("each tile has a ground that fills it, by which the schematic map is hidden", async () => {
  serveTiles("b", [addArchive("openmaptiles", hackney)]);
  const { [groundLayer]: ground } = await loadLayers("b", 14, hackney);
  expect([ground!.version, ground!.extent, ground!.length]).toEqual([2, 4096, 1]);
  const square = ground!.feature(0);
  expect(square.bbox()).toEqual([-128, -128, 4224, 4224]);
  expect(square.toGeoJSON(0, 0, 0).geometry.type).toBe("Polygon");
});

test("where no archive has a tile nothing hides the schematic map, and no archive is asked", async () => {
  serveTiles("c", [addArchive("compact", hackney)]);
  expect(await loadLayers("c", 14, ancoats)).toEqual({});
  expect(asked).toEqual([]);
});

test("an archive that can't be reached for a moment is read at the next try", async () => {
  const archive = addArchive("compact", hackney);
  const file = files.get(archive.url)!;
  files.delete(archive.url);
  serveTiles("d", [archive]);
  openArchivesAt([archive], hackney);
  await expect(loadLayers("d", 14, hackney)).rejects.toThrow("404");
  files.set(archive.url, file);
  expect(await loadLayers("d", 14, hackney)).toHaveProperty("road");
});

test("the directory of an archive at the start is read before a tile is asked for", async () => {
  const [near, far] = [addArchive("compact", hackney), addArchive("compact", ancoats)];
  openArchivesAt([near, far], hackney);
  expect(asked).toEqual([near.url]);
  serveTiles("e", [near]);
  await loadLayers("e", 14, hackney);
  expect(asked).toEqual([near.url, near.url]);
});

test.each([
  [
    { z: 0, x: 0, y: 0 },
    { west: -180, east: 180, north: 85.0511, south: -85.0511 },
  ],
  [
    { z: 11, x: 1023, y: 680 },
    { west: -0.1758, east: 0, north: 51.618, south: 51.5087 },
  ],
])("tile %j is where the grid has it", (tile, expected) => {
  const bounds = getTileBounds(tile);
  for (const [side, value] of Object.entries(expected)) {
    expect(Object.entries(bounds).find(([name]) => name === side)?.[1]).toBeCloseTo(value, 3);
  }
});
