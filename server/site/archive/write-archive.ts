import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { asc } from "drizzle-orm";
import {
  type ArchivedTable,
  listArchivedTables,
  formatFullName,
  readSchemaVersion,
  findSequences,
} from "./archived-tables.ts";
import { findStopKey } from "../../campaigns/stop-hashes.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { photos as photoRows } from "../../photos/photo-tables.ts";
import { countRows, LineDigest, streamRowLines, normalizeSession } from "./table-rows.ts";
import type { PhotoStore } from "../../photos/photo-store.ts";
import type { AppContext } from "../../app-context.ts";
import type { ReportProgress } from "../../platform/process/progress.ts";
import { type ArchivePacker, openPacker } from "./archive-packer.ts";
import {
  ArchiveProblem,
  keysName,
  type Manifest,
  manifestName,
  photosFolder,
  buildRowsName,
} from "./manifest.ts";
import { PhotoDigest } from "./photo-digest.ts";

export interface ArchiveChoices {
  withPhotos: boolean;
  progress: ReportProgress;
}

/**
 * Writes a consistent snapshot of the database and the photos into a new file. Others continue
 * meanwhile; on the embedded engine they wait while rows are read.
 * @throws ArchiveProblem or a disk error, leaving no file
 */
export async function writeArchive(
  { database, photos, documentKeys, now, siteSecret }: AppContext,
  path: string,
  { withPhotos, progress }: ArchiveChoices,
): Promise<Manifest> {
  if (existsSync(path)) throw new ArchiveProblem(`${path} already exists.`);
  const packer = openPacker(path);
  try {
    const { names, ...content } = await database.orm.transaction(
      (tx) => packRows(tx, packer, progress),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    const manifest: Manifest = {
      format: 1,
      madeAt: now().toISOString(),
      ...content,
      photos: withPhotos ? await packPhotos(photos, names, packer, progress) : null,
      ...(await packKeys(documentKeys, packer)),
      optOutKey: await findStopKey(database.orm, siteSecret),
    };
    await packer.add(manifestName, [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
    await packer.finish();
    return manifest;
  } catch (error) {
    await packer.abandon();
    throw error;
  }
}

/** Without them nobody opens the private documents on the site that takes the archive. */
async function packKeys(
  documentKeys: AppContext["documentKeys"],
  packer: ArchivePacker,
): Promise<Pick<Manifest, "documentKeys">> {
  const keys = await documentKeys.listOwn();
  if (keys.length === 0) return {};
  const bytes = Buffer.from(`${keys.join("\n")}\n`);
  await packer.add(keysName, [bytes]);
  return { documentKeys: createHash("sha256").update(bytes).digest("hex") };
}

async function packRows(tx: Transaction, packer: ArchivePacker, progress: ReportProgress) {
  await normalizeSession(tx);
  const found = await listArchivedTables(tx);
  let of = 0;
  for (const table of found) of += await countRows(tx, table);
  let done = 0;
  const tables: Manifest["tables"] = [];
  for (const table of found) {
    const name = formatFullName(table);
    const digest = new LineDigest();
    await packer.add(
      buildRowsName(name),
      withDigest(tx, table, digest, (rows) =>
        progress({ what: "rows written", done: (done += rows), of }),
      ),
    );
    tables.push({ name, ...digest.result() });
  }
  const names = await tx
    .select({ name: photoRows.name })
    .from(photoRows)
    .orderBy(asc(photoRows.name));
  return {
    schema: await readSchemaVersion(tx),
    tables,
    sequences: await findSequences(tx),
    names: names.map(({ name }) => name),
  };
}

async function* withDigest(
  tx: Transaction,
  table: ArchivedTable,
  digest: LineDigest,
  passed: (rows: number) => void,
): AsyncGenerator<string> {
  for await (const lines of streamRowLines(tx, table)) {
    digest.add(lines);
    passed(lines.length);
    yield `${lines.join("\n")}\n`;
  }
}

/** Runs after the rows: photos are immutable, and unreferenced ones stay for a day. */
async function packPhotos(
  store: PhotoStore,
  names: readonly string[],
  packer: ArchivePacker,
  progress: ReportProgress,
): Promise<Manifest["photos"]> {
  const digest = new PhotoDigest();
  for (const [done, photo] of names.entries()) {
    for (const file of await store.files(photo)) {
      digest.add(file);
      await packer.add(`${photosFolder}${file.name}`, [file.bytes], false);
    }
    progress({ what: "photos written", done: done + 1, of: names.length });
  }
  return digest.result();
}
