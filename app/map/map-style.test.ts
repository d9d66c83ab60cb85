import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { createBasemapStyle } from "./basemap-style.ts";
import { mapCredit } from "./map-credit.ts";
import { findMapStyle } from "./map-style.ts";

const basemap = readFileSync(new URL("basemap.json", import.meta.url), "utf8");
const unreachableUrl = "https://tiles.example.com/style.json";

afterEach(() => vi.unstubAllGlobals());

function stubFetch(reply: (url: string) => Response | Promise<Response>) {
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(reply(url)));
}

test("without a setting the schematic map is shown, with its credit word for word", async () => {
  stubFetch(() => new Response(basemap));
  const { style, schematic } = await findMapStyle(null);
  expect(schematic).toBe(true);
  expect(JSON.stringify(style.sources)).toContain(mapCredit);
});

test("a style that is set is taken as it is", async () => {
  const own = { version: 8, sources: {}, layers: [] };
  stubFetch((url) =>
    url === unreachableUrl ? Response.json(own) : new Response(null, { status: 500 }),
  );
  expect(await findMapStyle(unreachableUrl)).toEqual({ style: own, schematic: false });
});

test.each([
  ["does not answer", () => Promise.reject(new TypeError("refused"))],
  ["answers 404", () => new Response("gone", { status: 404 })],
  ["answers a page", () => new Response("<html></html>")],
  ["answers something else", () => Response.json({ version: 7 })],
])("where the set style %s the schematic map is shown", async (_, reply) => {
  stubFetch((url) => (url === unreachableUrl ? reply() : new Response(basemap)));
  expect((await findMapStyle(unreachableUrl)).schematic).toBe(true);
});

test("the schematic map asks for nothing but itself: no letters, no symbols, no tiles", () => {
  const { sources, ...rest } = createBasemapStyle(JSON.parse(basemap));
  expect(JSON.stringify(rest)).not.toMatch(/https?:|glyphs|sprite/);
  const kinds = Object.values(sources).map((source) => [source.type, "data" in source]);
  expect(new Set(kinds.map(String))).toEqual(new Set(["geojson,true"]));
});

test("every layer of the schematic map draws from a source that has something to draw", () => {
  const data = JSON.parse(basemap);
  const used = createBasemapStyle(data).layers.flatMap((layer) =>
    "source" in layer ? layer.source : [],
  );
  expect(used.length).toBeGreaterThan(10);
  for (const source of used) expect(data[source].features.length).toBeGreaterThan(0);
});
