import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import sharp from "sharp";
import type { MapPins } from "../domain/search/map-pins.ts";
import { buildBlm } from "../server/testing/feed.ts";
import { createMapArchive } from "../server/testing/map-archive.ts";
import { runCommand } from "./admin-command.ts";
import { collectConsoleErrors, expectNoAxeViolations } from "./page-checks.ts";
import { openPage } from "./map-steps.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

/** Each with a home, all but the last with an archive of invented streets around it, and the width that `npm test` shows it at. */
const places = [
  {
    name: "Hackney",
    outcode: "E8",
    at: { lat: 51.545, long: -0.056 },
    schema: "openmaptiles",
    shownAt: 390,
  },
  {
    name: "Kennington",
    outcode: "SE11",
    at: { lat: 51.488, long: -0.108 },
    schema: "protomaps",
    shownAt: 1440,
  },
  {
    name: "Clifton",
    outcode: "BS8",
    at: { lat: 51.455, long: -2.618 },
    schema: null,
    shownAt: 390,
  },
] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Of buildings, which the schematic map does not have. */
const buildingColour = [0xe5, 0xdd, 0xcd];

let site: RunningSite;
const homes = new Map<string, string>();

// Together: otherwise each would start a site of its own.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "lintel-maps-"));
  site = await startSite({ RATE_LIMIT: "off", DEMO_DATA: "off", MAP_TILES_DIR: folder });
  const records = places.map(({ name, at, outcode }) => ({
    AGENT_REF: `999999_${name}`,
    POSTCODE1: outcode,
    LATITUDE: String(at.lat),
    LONGITUDE: String(at.long),
  }));
  const feed = join(folder, "999999_2026112101.BLM");
  writeFileSync(feed, buildBlm(records));
  await runCommand(site.dataDir, "import", feed);
  const pins: MapPins = await (await fetch(`${site.url}/properties/pins`)).json();
  for (const { name, at, schema } of places) {
    const home = pins.homes.toSorted((one, other) => getSpan(one, at) - getSpan(other, at))[0]!;
    homes.set(name, home.id);
    if (schema) writeFileSync(join(folder, `${name}.pmtiles`), createMapArchive(schema, home));
  }
  // They are noticed without a restart.
  const listArchives = async () => (await fetch(`${site.url}/maps/archives.json`)).json();
  await expect.poll(listArchives).toHaveLength(2);
});
test.afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

function getSpan(one: { lat: number; long: number }, other: { lat: number; long: number }): number {
  return Math.hypot(one.lat - other.lat, one.long - other.long);
}

async function countBuildingPixels(map: Locator): Promise<number> {
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (buildingColour.every((value, index) => Math.abs(value - data[at + index]!) < 2)) count++;
  }
  return count;
}

function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return requests;
}

async function sumBytes(requests: readonly Request[]): Promise<number> {
  const sent = await Promise.all(requests.map((request) => request.sizes()));
  return sent.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

for (const { name, schema, shownAt } of places) {
  for (const size of sizes) {
    // `search-map.spec.ts` has the schematic map.
    const tag = schema !== null && size.width === shownAt ? [] : ["@long"];
    const title = `a home in ${name} at ${size.width} px is on ${schema ?? "the schematic map"}`;
    test(title, { tag }, async ({ page }, testInfo) => {
      const complaints = collectConsoleErrors(page);
      const requests = recordRequests(page);
      await page.setViewportSize(size);
      await openPage(page, `${site.url}/property/${homes.get(name)}`);
      await page.waitForLoadState("networkidle");
      const isOfMap = (request: Request) => /\/maps\/|maplibre|map-canvas/.test(request.url());
      expect(requests.filter(isOfMap)).toEqual([]);
      const before = requests.length;

      const map = page.getByRole("region", { name: /^Map of/ });
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator(".pin")).toBeVisible();
      const credit = map.getByRole("link", { name: "Invented Tiles" });
      await expect(credit).toHaveAttribute("href", "https://example.com/tiles");
      await expect(map.getByText(/Crown copyright/)).toBeVisible();
      const note = map.getByText("Schematic map");
      if (schema === null) {
        await expect(note).toBeVisible();
        expect(await countBuildingPixels(map)).toBe(0);
      } else {
        await expect.poll(() => countBuildingPixels(map)).toBeGreaterThan(200);
        await expect(note).toHaveCount(0);
      }
      await page.waitForLoadState("networkidle");
      const path = testInfo.outputPath(`${name}-${size.width}.png`);
      await map.screenshot({ path });
      await testInfo.attach(`${name} at ${size.width} px`, { path, contentType: "image/png" });
      await expectNoAxeViolations(page);

      // Photos further down begin to load at the scroll.
      const loaded = requests.slice(before).filter((one) => one.resourceType() !== "image");
      const pieces = loaded.filter((request) => request.url().endsWith(".pmtiles"));
      const statuses = await Promise.all(
        pieces.map(async (one) => (await one.response())?.status()),
      );
      expect(new Set(statuses)).toEqual(new Set(schema === null ? [] : [206]));
      expect(await sumBytes(loaded)).toBeLessThan(700_000);

      if (schema !== null) {
        await test.step("from afar the schematic map is enough, and says what it is", async () => {
          const zoomOut = map.getByRole("button", { name: "Zoom out" });
          await zoomOut.click();
          await zoomOut.click();
          await expect(note).toBeVisible();
          await expect(credit).toBeVisible();
          await expect.poll(() => countBuildingPixels(map)).toBe(0);
        });
      }
      expect(complaints.messages).toEqual([]);
    });
  }
}
