import { mkdtempSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { streetSchemas } from "../../domain/map/street-schema.ts";
import { type ArchiveChanges, createMapArchive } from "../testing/map-archive.ts";
import { readArchive } from "./read-archive.ts";

const hackney = { lat: 51.545, long: -0.056 };
const path = join(mkdtempSync(join(tmpdir(), "lintel-archive-")), "a.pmtiles");

async function read(bytes: Uint8Array) {
  writeFileSync(path, bytes);
  const file = await open(path);
  try {
    return await readArchive(file, bytes.byteLength);
  } finally {
    await file.close();
  }
}

function create(changes: ArchiveChanges = {}): Buffer {
  return createMapArchive("openmaptiles", hackney, changes);
}

describe.each(streetSchemas)("an archive in the schema %s", (schema) => {
  test("is recognised by its layers", async () => {
    expect(await read(createMapArchive(schema, hackney))).toEqual({
      ok: true,
      content: {
        bounds: { west: -0.066, south: 51.535, east: -0.046, north: 51.555 },
        minZoom: 12,
        maxZoom: 14,
        schema,
        credit: [
          {
            text: "©\u00A0OpenStreetMap contributors",
            href: "https://www.openstreetmap.org/copyright",
          },
          { text: "Invented Tiles", href: "https://example.com/tiles" },
        ],
      },
    });
  });
});

const layers = (...ids: string[]) => ({ vector_layers: ids.map((id) => ({ id, fields: {} })) });
const oldProtomaps = {
  vector_layers: [
    { id: "roads", fields: { "pmap:kind": "String" } },
    { id: "buildings" },
    { id: "landuse" },
  ],
};
const noSchema = "its layers do not match any schema that the site can draw";
const unreadable = "its directory or metadata can't be read";

test.each([
  ["an empty file", Buffer.alloc(0), "it is not a PMTiles archive"],
  ["a text", Buffer.from("<html>".repeat(100)), "it is not a PMTiles archive"],
  [
    "an archive of version 2",
    create({ header: { 7: 2 } }),
    "it is PMTiles version 2, but version 3 is needed",
  ],
  [
    "half an archive",
    create().subarray(0, 2000),
    "it ends too early, so it is damaged or still being copied",
  ],
  ["raster tiles", create({ header: { 99: 2 } }), "it has no vector tiles (MVT)"],
  [
    "brotli",
    create({ header: { 98: 3 } }),
    "it is compressed in a way that browsers can't read (gzip is needed)",
  ],
  [
    "an overview",
    create({ header: { 100: 0, 101: 8 } }),
    "its zoom levels are 0 to 8, but streets start at 12",
  ],
  [
    "bounds that end before they begin",
    create({ header: { 105: 0x7f } }),
    "its bounds are not on the earth",
  ],
  ["layers of another schema", create({ metadata: layers("streets", "land") }), noSchema],
  ["Protomaps before version 4", create({ metadata: oldProtomaps }), noSchema],
  ["no list of layers", create({ metadata: {} }), noSchema],
  ["a list of layers that is none", create({ metadata: { vector_layers: "roads" } }), noSchema],
  ["metadata that is no JSON", create({ metadata: "roads" }), unreadable],
  ["metadata that grows to 64 MB", create({ metadata: " ".repeat(64_000_000) }), unreadable],
  ["a directory that is no gzip", create({ header: { 97: 2, 8: 128 } }), unreadable],
])("%s is refused with its reason", async (_, bytes, problem) => {
  expect(await read(bytes)).toEqual({ ok: false, problem });
});

test("a directory that claims more entries than it has is refused", async () => {
  const bytes = create();
  const claims = gzipSync(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x7f]));
  const whole = Buffer.concat([bytes, claims]);
  whole.writeBigUInt64LE(BigInt(bytes.byteLength), 8);
  whole.writeBigUInt64LE(BigInt(claims.byteLength), 16);
  expect(await read(whole)).toEqual({ ok: false, problem: unreadable });
});

test("whatever bytes are wrong, an archive is read or refused, and nothing is thrown", async () => {
  const good = create();
  const change = fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 255 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const bytes = Buffer.from(good);
      for (const [at, value] of changes) bytes[at] = value;
      expect(await read(bytes)).toHaveProperty("ok");
    }),
    { numRuns: 300 },
  );
});
