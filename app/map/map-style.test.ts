import { afterEach, expect, test, vi } from "vitest";
import { mapArchivesPath } from "../../domain/map/map-archive.ts";
import country from "./basemap/country.json";
import { createBasemapStyle } from "./basemap-style.ts";
import { mapCredit } from "./map-credit.ts";
import { findMapStyle } from "./map-style.ts";

const centre = { lat: 51.5, long: -0.1 };
const unreachableUrl = "https://tiles.example.com/style.json";

afterEach(() => vi.unstubAllGlobals());

function stubFetch(reply: (url: string) => Response | Promise<Response>) {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(url === mapArchivesPath ? Response.json([]) : reply(url)),
  );
}

test("without a setting the schematic map is shown, with its credit word for word", async () => {
  stubFetch(() => Response.json(country));
  const { style, own } = await findMapStyle(null, centre);
  expect(own).toEqual({ country, archives: [], streets: [] });
  expect(JSON.stringify(style.sources)).toContain(mapCredit);
});

test("a style that is set is taken as it is", async () => {
  const own = { version: 8, sources: {}, layers: [] };
  stubFetch((url) =>
    url === unreachableUrl ? Response.json(own) : new Response(null, { status: 500 }),
  );
  expect(await findMapStyle(unreachableUrl, centre)).toEqual({ style: own, own: null });
});

test.each([
  ["does not answer", () => Promise.reject(new TypeError("refused"))],
  ["answers 404", () => new Response("gone", { status: 404 })],
  ["answers a page", () => new Response("<html></html>")],
  ["answers something else", () => Response.json({ version: 7 })],
])("where the set style %s the schematic map is shown", async (_, reply) => {
  stubFetch((url) => (url === unreachableUrl ? reply() : Response.json(country)));
  expect((await findMapStyle(unreachableUrl, centre)).own).not.toBeNull();
});

test("the schematic map asks for nothing but itself: no letters, no symbols, no tiles", () => {
  const { sources, ...rest } = createBasemapStyle({});
  expect(JSON.stringify(rest)).not.toMatch(/https?:|glyphs|sprite/);
  const kinds = Object.values(sources).map((source) => [source.type, "data" in source]);
  expect(new Set(kinds.map(String))).toEqual(new Set(["geojson,true"]));
});
