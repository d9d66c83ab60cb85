import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChangedHomes } from "../listings/shown-homes.ts";
import { openPageCache } from "../platform/http/page-cache.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { useDatabase } from "../testing/database.ts";
import { createMapArchive } from "../testing/map-archive.ts";
import { type MapArchives, openMapArchives } from "./map-archives.ts";
import { seededMoment } from "../testing/seeded-moment.ts";

const database = useDatabase("embedded");
const bytes = createMapArchive("openmaptiles", { lat: 51.545, long: -0.056 });
const size = bytes.byteLength;
const folder = mkdtempSync(join(tmpdir(), "lintel-maps-"));
const pageCache = openPageCache<ChangedHomes>(1024 * 1024, () => seededMoment);

let archives: MapArchives;
let url: string;
let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

beforeAll(async () => {
  writeFileSync(join(folder, "a.pmtiles"), bytes);
  archives = openMapArchives({ mapTilesDir: folder, dataDir: folder }, pino({ level: "silent" }));
  const context = await createTestContext(database(), { mapArchives: archives, pageCache });
  const app = createTestApp(context);
  ask = async (path, headers = {}, method = "GET") =>
    app.request(`http://localhost${path}`, { headers, method });
  [{ url }] = await (await ask("/maps/archives.json")).json();
});
afterAll(() => archives.close());

test("the list says what a map needs to know, and has to be asked for each time", async () => {
  const response = await ask("/maps/archives.json");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(await response.json()).toEqual([
    expect.objectContaining({ url, schema: "openmaptiles", minZoom: 12, maxZoom: 14 }),
  ]);
});

test("a range is answered with its bytes, to be kept for ever and compressed by nobody", async () => {
  const response = await ask(url, { Range: "bytes=100-299", "Accept-Encoding": "br, gzip" });
  expect(response.status).toBe(206);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes.subarray(100, 300));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable, no-transform",
    "content-length": "200",
    "content-range": `bytes 100-299/${size}`,
    "content-type": "application/vnd.pmtiles",
    etag: `"${url.slice(6, -8)}"`,
    "x-content-type-options": "nosniff",
  });
  expect(response.headers.get("Content-Encoding")).toBeNull();
});

test("without a range the whole archive is sent, for whoever asks for a copy", async () => {
  const response = await ask(url);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});

test("a range beyond the end is answered 416 with the size", async () => {
  const response = await ask(url, { Range: `bytes=${size}-` });
  expect(response.status).toBe(416);
  expect(response.headers.get("Content-Range")).toBe(`bytes */${size}`);
});

test("a client that has it is answered 304, one that has another gets the whole", async () => {
  const etag = `"${url.slice(6, -8)}"`;
  expect((await ask(url, { "If-None-Match": `"x", W/${etag}` })).status).toBe(304);
  const range = { Range: "bytes=0-9" };
  expect((await ask(url, { ...range, "If-Range": etag })).status).toBe(206);
  expect((await ask(url, { ...range, "If-Range": '"other"' })).status).toBe(200);
});

test("HEAD has the whole's headers and no body: a range is for GET alone", async () => {
  const response = await ask(url, { Range: "bytes=0-9" }, "HEAD");
  expect([response.status, response.headers.get("Content-Length")]).toEqual([200, String(size)]);
  expect(await response.text()).toBe("");
});

test.each([
  `/maps/${"0".repeat(32)}.pmtiles`,
  "/maps/a.pmtiles",
  "/maps/..%2Fa.pmtiles",
  "/maps/",
  "/maps/archives",
])("%s is not there", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("nothing of it goes into the page cache", async () => {
  await ask(url, { Range: "bytes=0-9" });
  await ask("/maps/archives.json");
  expect(pageCache.figures().entries).toBe(0);
});

test("whatever a range says, the answer is bytes of the archive or a refusal, never a fault", async () => {
  const number = fc.oneof(fc.nat(), fc.bigInt(), fc.constantFrom("", "-", "1e9", "NaN", size));
  const range = fc.oneof(
    fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`),
    fc.stringMatching(/^[ -~]{0,40}$/),
  );
  await fc.assert(
    fc.asyncProperty(range, async (value) => {
      const response = await ask(url, { Range: value });
      expect([200, 206, 416]).toContain(response.status);
      const body = await response.arrayBuffer();
      if (response.status === 416) return;
      expect(body.byteLength).toBe(Number(response.headers.get("Content-Length")));
    }),
    { numRuns: 300 },
  );
});

describe("a huge archive", () => {
  test("is read piece by piece as it is taken", async () => {
    const path = join(folder, "huge.pmtiles");
    writeFileSync(path, bytes);
    // A file with a hole: 256 MB to whoever reads it.
    truncateSync(path, 256 * 1024 * 1024);
    const huge = openMapArchives(
      { mapTilesDir: folder, dataDir: folder },
      pino({ level: "silent" }),
    );
    const context = await createTestContext(database(), { mapArchives: huge });
    const list = async () => await huge.list();
    await expect.poll(async () => (await list()).length, { timeout: 60_000 }).toBe(2);
    const { url: address } = (await list()).at(-1)!;
    const before = process.memoryUsage().arrayBuffers;
    const response = await createTestApp(context).request(`http://localhost${address}`);
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    expect(value!.byteLength).toBeLessThanOrEqual(256 * 1024);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
    await reader.cancel();
    await huge.close();
  });
});
