import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLog } from "../platform/logging/log.ts";
import { createMapArchive } from "../testing/map-archive.ts";
import { waitUntil } from "../testing/wait-until.ts";
import { type MapArchives, openMapArchives } from "./map-archives.ts";
import { seededMoment } from "../testing/seeded-moment.ts";

const hackney = { lat: 51.545, long: -0.056 };
const ancoats = { lat: 53.484, long: -2.227 };

let folder: string;
let lines: PassThrough;
let archives: MapArchives;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lintel-maps-"));
  lines = new PassThrough();
});
afterEach(() => archives.close());

function openFolder(mapTilesDir: string | null = folder): MapArchives {
  const log = openLog({ logLevel: "info", logFormat: "json" }, lines);
  archives = openMapArchives({ mapTilesDir, dataDir: folder }, log);
  return archives;
}

/** A name appears with its whole content. */
function put(name: string, bytes: Uint8Array): void {
  writeFileSync(join(folder, "being-copied"), bytes);
  renameSync(join(folder, "being-copied"), join(folder, name));
}

function readLog(): string[] {
  const text = String(lines.read() ?? "");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg);
}

async function listUrls(): Promise<string[]> {
  return (await archives.list()).map(({ url }) => url);
}

test("what lies in the folder at the start is listed in the log, with its bounds and zooms", async () => {
  put("london.pmtiles", createMapArchive("openmaptiles", hackney));
  put("notes.txt", Buffer.from("no archive"));
  openFolder();
  await waitForUrls((urls) => expect(urls).toHaveLength(1));
  expect(readLog()).toEqual([
    expect.stringMatching(
      /^Map archive london\.pmtiles: \d+ kB, bounds -0\.066, 51\.535, -0\.046, 51\.555, zoom 12 to 14, schema openmaptiles$/,
    ),
  ]);
});

test("a broken one is refused with one line, however often the list is asked for", async () => {
  put("london.pmtiles", createMapArchive("protomaps", hackney));
  put("broken.pmtiles", Buffer.from("no archive"));
  mkdirSync(join(folder, "folder.pmtiles"));
  openFolder();
  await waitForUrls((urls) => expect(urls).toHaveLength(1));
  // Another look into the folder finds a new one.
  put("bristol.pmtiles", createMapArchive("protomaps", ancoats));
  await waitForUrls((urls) => expect(urls).toHaveLength(2));
  const warnings = readLog().filter((line) => line.includes("is not used"));
  expect(warnings.toSorted()).toEqual([
    "Map archive broken.pmtiles is not used: it is not a PMTiles archive.",
    "Map archive folder.pmtiles is not used: it is not a file.",
  ]);
});

test("new, replaced and removed archives are noticed while the site runs", async () => {
  openFolder();
  expect(await listUrls()).toEqual([]);

  put("city.pmtiles", createMapArchive("compact", hackney));
  const [before] = await waitForUrls((urls) => expect(urls).toHaveLength(1));

  put("city.pmtiles", createMapArchive("compact", ancoats));
  const [after] = await waitForUrls((urls) => expect(urls).not.toContain(before));
  expect(await archives.find(getHash(before!))).toBeNull();
  expect(await archives.find(getHash(after!))).not.toBeNull();

  rmSync(join(folder, "city.pmtiles"));
  await waitForUrls((urls) => expect(urls).toEqual([]));
  expect(await archives.find(getHash(after!))).toBeNull();
});

test("bytes that were written over are not served under the old address", async () => {
  put("city.pmtiles", createMapArchive("compact", hackney));
  openFolder();
  const [url] = await waitForUrls((urls) => expect(urls).toHaveLength(1));
  const hash = getHash(url!);
  expect(await archives.find(hash)).not.toBeNull();
  const path = join(folder, "city.pmtiles");
  writeFileSync(path, createMapArchive("compact", ancoats));
  utimesSync(path, seededMoment, new Date("2030-01-01"));
  await waitUntil(async () => expect(await archives.find(hash)).toBeNull());
});

test("an archive that another process listed first is found by its address", async () => {
  openFolder();
  expect(await listUrls()).toEqual([]);
  const bytes = createMapArchive("compact", hackney);
  put("city.pmtiles", bytes);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  await waitUntil(async () => expect(await archives.find(hash)).not.toBeNull());
});

test("a site that stops does not wait until a huge archive is hashed", async () => {
  const path = join(folder, "country.pmtiles");
  writeFileSync(path, createMapArchive("compact", hackney));
  // A file with a hole, which would take minutes to hash.
  truncateSync(path, 100 * 1024 ** 3);
  openFolder();
  expect(await archives.list()).toEqual([]);
  await archives.close();
  expect(readLog()).toEqual([]);
});

test("the address is that of the content, whatever the file is called", async () => {
  const bytes = createMapArchive("compact", hackney);
  put("one.pmtiles", bytes);
  put("other.pmtiles", bytes);
  openFolder();
  const [one, other] = await waitForUrls((urls) => expect(urls).toHaveLength(2));
  expect(one).toMatch(/^\/maps\/[0-9a-f]{32}\.pmtiles$/);
  expect(one).toBe(other);
});

test("a folder that is not there has nothing, and is missed only if it was set", async () => {
  openFolder(null);
  expect(await archives.list()).toEqual([]);
  expect(readLog()).toEqual([]);
  await archives.close();
  openFolder(join(folder, "elsewhere"));
  expect(await archives.list()).toEqual([]);
  expect(readLog()).toEqual([expect.stringMatching(/^MAP_TILES_DIR .* does not exist/)]);
});

async function waitForUrls(check: (urls: string[]) => void): Promise<string[]> {
  return waitUntil(async () => {
    const urls = await listUrls();
    check(urls);
    return urls;
  });
}

function getHash(url: string): string {
  return url.slice("/maps/".length, -".pmtiles".length);
}
