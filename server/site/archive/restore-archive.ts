import { isDeepStrictEqual } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import {
  type ArchivedTable,
  listArchivedTables,
  formatFullName,
  readSchemaVersion,
  setSequences,
} from "./archived-tables.ts";
import { keepStopKey } from "../../campaigns/stop-hashes.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { describeError } from "../../platform/database/database-problem.ts";
import {
  countRows,
  insertLines,
  LineDigest,
  lockTables,
  streamRowLines,
  normalizeSession,
} from "./table-rows.ts";
import type { PhotoStore } from "../../photos/photo-store.ts";
import type { AppContext } from "../../app-context.ts";
import type { ReportProgress } from "../../platform/process/progress.ts";
import { ArchiveProblem, type Manifest } from "./manifest.ts";
import { type Archive, withArchive } from "./read-archive.ts";

/**
 * Restores an archive into an empty database of the same schema in one transaction and verifies it
 * against the checksums. Photos are stored first, so a failed import can leave some behind.
 * @throws ArchiveProblem, or a database or disk error; the database is then still empty
 */
export async function restoreArchive(
  { database, photos, documentKeys }: AppContext,
  path: string,
  progress: ReportProgress,
): Promise<Manifest> {
  return withArchive(path, progress, async (archive) => {
    const { manifest } = archive;
    await findTablesToFill(database.orm, manifest);
    await restorePhotos(archive, photos, progress);
    // Before the rows: a key without documents does no harm.
    const keys = await archive.documentKeys();
    if (keys.length > 0) await documentKeys.addOwn(keys);
    await summarizeRefusals(transact(database.orm, (tx) => fill(tx, archive, progress)));
    return manifest;
  });
}

/** Concurrent file writes: enough to hide disk or bucket latency. */
const concurrency = 8;

async function restorePhotos(
  archive: Archive,
  store: PhotoStore,
  progress: ReportProgress,
): Promise<void> {
  const of = archive.manifest.photos?.files ?? 0;
  const queue = archive.photos();
  let done = 0;
  const work = async () => {
    for await (const file of queue) {
      if (!(await store.putFile(file)))
        throw new ArchiveProblem(`The archive is damaged. ${file.name} isn’t a photo.`);
      progress({ what: "photo files kept", done: ++done, of });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** Drizzle's error would contain the rows. */
async function summarizeRefusals(filling: Promise<void>): Promise<void> {
  await filling.catch((error: unknown) => {
    if (!(error instanceof DrizzleQueryError)) throw error;
    const reason = `The database rejected the rows: ${describeError(error)}`;
    throw new ArchiveProblem(`${reason}. Nothing was changed.`, { cause: error });
  });
}

async function findTablesToFill(
  db: Queryable,
  { schema, tables }: Manifest,
): Promise<ArchivedTable[]> {
  const ownSchema = await readSchemaVersion(db);
  if (!isDeepStrictEqual(schema, ownSchema))
    throw new ArchiveProblem(refuseOtherSchema(schema, ownSchema));
  const found = await listArchivedTables(db);
  const names = (of: readonly string[]) => of.toSorted().join(" ");
  if (names(found.map(formatFullName)) !== names(tables.map(({ name }) => name)))
    throw new ArchiveProblem("The archive’s tables don’t match this database.");
  const counts: string[] = [];
  for (const table of found) {
    const rows = await countRows(db, table);
    if (rows > 0) counts.push(`${formatFullName(table)} ${rows}`);
  }
  if (counts.length === 0) return found;
  throw new ArchiveProblem(
    `The database isn’t empty (${counts.join(", ")}), so nothing was changed.`,
  );
}

function refuseOtherSchema(archived: Manifest["schema"], own: Manifest["schema"]): string {
  const differ =
    archived.migrations === own.migrations
      ? "its migrations differ from this site’s"
      : `it has ${archived.migrations} migrations and this site has ${own.migrations}`;
  return `The archive is from another version (${differ}). Import it with the version that wrote it, then upgrade.`;
}

async function fill(tx: Transaction, archive: Archive, progress: ReportProgress): Promise<void> {
  const { manifest } = archive;
  await normalizeSession(tx);
  await lockTables(tx, await listArchivedTables(tx));
  const tables = await findTablesToFill(tx, manifest);
  const of = manifest.tables.reduce((total, { rows }) => total + rows, 0);
  let done = 0;
  for (const table of tables) {
    for await (const lines of archive.rows(formatFullName(table))) {
      await insertLines(tx, table, lines);
      progress({ what: "rows written", done: (done += lines.length), of });
    }
  }
  await compare(tx, tables, manifest);
  await setSequences(tx, manifest.sequences);
  if (manifest.optOutKey !== undefined) await keepStopKey(tx, manifest.optOutKey);
}

async function compare(
  tx: Transaction,
  tables: readonly ArchivedTable[],
  manifest: Manifest,
): Promise<void> {
  const written = new Map(manifest.tables.map(({ name, ...digest }) => [name, digest]));
  for (const table of tables) {
    const digest = new LineDigest();
    for await (const lines of streamRowLines(tx, table)) digest.add(lines);
    if (isDeepStrictEqual(digest.result(), written.get(formatFullName(table)))) continue;
    throw new ArchiveProblem(
      `The rows of ${formatFullName(table)} didn’t match after import. Rolled back.`,
    );
  }
}
