import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { crc32 } from "node:zlib";
import * as v from "valibot";
import yauzl from "yauzl";
import { isKey } from "../../documents/document-keys.ts";
import { LineDigest } from "./table-rows.ts";
import { getDiskErrorCode } from "../../feeds/picture-source.ts";
import type { PhotoFile } from "../../photos/photo-store.ts";
import type { ReportProgress } from "../../platform/process/progress.ts";
import {
  ArchiveProblem,
  keysName,
  type Manifest,
  manifestFile,
  manifestName,
  photosFolder,
  buildRowsName,
} from "./manifest.ts";
import { PhotoDigest } from "./photo-digest.ts";

/** An archive whose entire content was read once and matched its checksums. */
export interface Archive {
  manifest: Manifest;
  rows: (table: string) => AsyncGenerator<string[]>;
  photos: () => AsyncGenerator<PhotoFile>;
  /** Keys of the private documents, in hexadecimal digits. */
  documentKeys: () => Promise<string[]>;
}

/** Bytes. A re-encoded photo may exceed the upload limit. */
const largestFile = 64 * 1024 ** 2;

/**
 * Opens an archive for `use` and closes it again.
 * @throws ArchiveProblem if it is not an archive or is damaged
 */
export async function withArchive<T>(
  path: string,
  progress: ReportProgress,
  use: (archive: Archive) => Promise<T>,
): Promise<T> {
  const file = await checkIntegrity(yauzl.openPromise(path, { autoClose: false }));
  try {
    const entries = await checkIntegrity(listEntries(file));
    const manifest = await checkIntegrity(readManifest(file, entries));
    const archive: Archive = {
      manifest,
      rows: (table) => readLines(file, entries, buildRowsName(table)),
      photos: () => readPhotos(file, entries),
      documentKeys: () => readKeys(file, entries, manifest),
    };
    await checkIntegrity(verify(archive, progress));
    return await use(archive);
  } finally {
    file.close();
  }
}

/** Disk errors pass through. All others mean that the archive is damaged. */
async function checkIntegrity<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    if (error instanceof ArchiveProblem || getDiskErrorCode(error) !== null) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveProblem(`The file is damaged or isn’t an archive: ${reason}.`, {
      cause: error,
    });
  });
}

type Entries = ReadonlyMap<string, yauzl.Entry>;

async function listEntries(file: yauzl.ZipFile): Promise<Entries> {
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of file.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

async function readManifest(file: yauzl.ZipFile, entries: Entries): Promise<Manifest> {
  const text = await readContent(file, entries.get(manifestName));
  const parsed = v.safeParse(manifestFile, JSON.parse(text.toString("utf8")));
  if (parsed.success) return parsed.output;
  const { message } = parsed.issues[0];
  throw new Error(
    `invalid manifest field ${v.getDotPath(parsed.issues[0]) ?? manifestName} (${message})`,
  );
}

async function readContent(file: yauzl.ZipFile, entry: yauzl.Entry | undefined): Promise<Buffer> {
  if (entry === undefined) throw new Error("a file in its manifest is missing");
  if (entry.uncompressedSize > largestFile) throw new Error(`${entry.fileName} is too large`);
  const bytes = await buffer(await file.openReadStreamPromise(entry));
  if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} has been changed`);
  return bytes;
}

/** Characters per batch. A longer last line may exceed it. */
const batch = 256 * 1024;

/** Splits at line feeds only, as texts may contain other line separators. */
async function* readLines(
  file: yauzl.ZipFile,
  entries: Entries,
  name: string,
): AsyncGenerator<string[]> {
  const entry = entries.get(name);
  if (entry === undefined)
    throw new ArchiveProblem(`The archive is incomplete. ${name} is missing.`);
  const from = await file.openReadStreamPromise(entry);
  let text = "";
  for await (const chunk of from.setEncoding("utf8")) {
    text += chunk;
    if (text.length < batch) continue;
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    if (lines.length > 0) yield lines;
  }
  if (text !== "") yield text.replace(/\n$/, "").split("\n");
}

async function* readPhotos(file: yauzl.ZipFile, entries: Entries): AsyncGenerator<PhotoFile> {
  for (const [path, entry] of entries) {
    if (!path.startsWith(photosFolder)) continue;
    const bytes = await readContent(file, entry);
    yield { name: path.slice(photosFolder.length), bytes };
  }
}

async function readKeys(
  file: yauzl.ZipFile,
  entries: Entries,
  { documentKeys }: Manifest,
): Promise<string[]> {
  if (documentKeys === undefined) return [];
  const bytes = await readContent(file, entries.get(keysName));
  const keys = bytes.toString("utf8").trim().split("\n");
  const isWhole = createHash("sha256").update(bytes).digest("hex") === documentKeys;
  if (!isWhole || !keys.every(isKey))
    throw new ArchiveProblem("The archive is damaged. Its document keys have been changed.");
  return keys;
}

/** Reads everything once, so that nothing of a damaged archive is applied. */
async function verify(
  { manifest, rows, photos, documentKeys }: Archive,
  progress: ReportProgress,
): Promise<void> {
  const of = manifest.tables.reduce((total, table) => total + table.rows, 0);
  let done = 0;
  for (const table of manifest.tables) {
    const digest = new LineDigest();
    for await (const lines of rows(table.name)) {
      digest.add(lines);
      progress({ what: "rows checked", done: (done += lines.length), of });
    }
    const found = digest.result();
    if (found.rows !== table.rows || found.sha256 !== table.sha256)
      throw new ArchiveProblem(
        `The archive is damaged. The rows of ${table.name} have been changed.`,
      );
  }
  await documentKeys();
  const digest = new PhotoDigest();
  for await (const photo of photos()) digest.add(photo);
  if (!isDeepStrictEqual(digest.result(), manifest.photos ?? new PhotoDigest().result()))
    throw new ArchiveProblem("The archive is damaged. Its photos don’t match its manifest.");
}
