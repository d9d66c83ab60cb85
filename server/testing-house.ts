import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type Config, readConfig } from "./config.ts";
import type { Database } from "./db/client.ts";
import { diskStorage } from "./files/disk-storage.ts";
import { openPhotoStore } from "./files/photo-store.ts";
import type { House } from "./house.ts";
import { createApp } from "./http/app.ts";
import { openPageCache } from "./http/page-cache.ts";
import { noHumanCheck } from "./human-check/human-check.ts";
import { openMetrics } from "./metrics/metrics.ts";

/** A house for tests over the given database: no human check, no limits, a silent log. */
export async function testHouse(
  database: Database,
  changes: Omit<Partial<House>, "config"> & { config?: Partial<Config> } = {},
): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-house-"));
  const read = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: "off", HUMAN_CHECK: "off" });
  if (!read.ok) throw new Error(read.problems.join(" "));
  return {
    log: pino({ level: "silent" }),
    metrics: openMetrics(),
    database,
    photos: openPhotoStore(await diskStorage(join(dataDir, "photos"))),
    humanCheck: noHumanCheck,
    pageCache: openPageCache(0, () => new Date()),
    secret: "the secret of a site under test",
    now: () => new Date("2026-11-21T12:00:00Z"),
    ...changes,
    config: { ...read.config, ...changes.config },
  };
}

/** The site without its pages, as a function from `Request` to `Response`. */
export function testApp(house: House) {
  return createApp(house, async () => new Response("no page", { status: 404 }));
}
