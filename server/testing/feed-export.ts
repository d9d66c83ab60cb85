import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { exportFeed, type ExportReport, type ExportResult } from "../feeds/portals/export-feed.ts";
import { readBlm } from "../feeds/blm/read-blm.ts";
import { openPhotoStore } from "../photos/photo-store.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import type { TestImporter } from "./feed-import.ts";

export async function exportStored(
  importer: TestImporter,
  at = "2026-11-22T09:00:00Z",
  allowShrink = false,
): Promise<ExportResult> {
  const photos = openPhotoStore(await createDiskStorage(join(importer.dataDir(), "photos")));
  const app = { database: importer.database(), photos, now: () => new Date(at) };
  return exportFeed(app, { branch: "999999", folder: join(importer.folder(), "out"), allowShrink });
}

export async function writeStored(importer: TestImporter, at?: string): Promise<ExportReport> {
  const result = await exportStored(importer, at);
  if (!result.ok) throw new Error(result.problem);
  return result.report;
}

export async function readRecords(file: string): Promise<Record<string, string>[]> {
  const read = await readBlm(await readFile(file));
  if (!read.ok) throw new Error(read.problem);
  const { fields, records } = read.file;
  return records.map(({ get }) => Object.fromEntries(fields.map((field) => [field, get(field)])));
}
