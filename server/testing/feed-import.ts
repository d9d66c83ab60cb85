import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { afterEach, beforeEach } from "vitest";
import type { Database } from "../platform/database/client.ts";
import { listings } from "../listings/listing-tables.ts";
import { anyEngine, emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import { openPhotoStore } from "../photos/photo-store.ts";
import { createTestContext } from "./app-context.ts";
import { importFeed, type ImportResult } from "../feeds/incoming/import-feed.ts";
import type { ImportReport } from "../feeds/incoming/import-report.ts";
import { buildBlm } from "./feed.ts";

export interface TestImporter {
  database: () => Database;
  folder: () => string;
  dataDir: () => string;
  run: (name: string, at?: string, allowShrink?: boolean) => Promise<ImportResult>;
  take: (
    records: readonly Record<string, string>[],
    at?: string,
    allowShrink?: boolean,
  ) => Promise<ImportReport>;
  stored: () => Promise<(typeof listings.$inferSelect)[]>;
}

export function useImporter(engine: TestEngine = anyEngine): TestImporter {
  const database = useDatabase(engine);
  const place = { folder: "" };
  beforeEach(async () => {
    await emptyTables(database());
    place.folder = await mkdtemp(join(tmpdir(), "lintel-feed-"));
  });
  afterEach(() => rm(place.folder, { recursive: true }));

  const dataDir = () => join(place.folder, "data");
  const run: TestImporter["run"] = async (
    name,
    at = "2026-11-21T10:00:00Z",
    allowShrink = false,
  ) => {
    const photos = openPhotoStore(await createDiskStorage(join(dataDir(), "photos")));
    const config = { publicUrl: "https://keystone.example.com" };
    const app = await createTestContext(database(), { photos, config, now: () => new Date(at) });
    return importFeed(app, join(place.folder, name), { allowShrink });
  };
  return {
    database,
    folder: () => place.folder,
    dataDir,
    run,
    async take(records, at, allowShrink) {
      await writeFile(join(place.folder, "feed.blm"), buildBlm(records));
      const result = await run("feed.blm", at, allowShrink);
      if (!result.ok) throw new Error(result.problem);
      return result.report;
    },
    stored: async () => database().orm.select().from(listings).orderBy(asc(listings.agentRef)),
  };
}
