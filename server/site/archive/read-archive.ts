import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { crc32 } from "node:zlib";
import * as v from "valibot";
import yauzl from "yauzl";
import { LineDigest } from "./table-rows.ts";
import { diskErrorCode } from "../../feeds/picture-source.ts";
import type { PhotoFile } from "../../photos/photo-store.ts";
import type { ReportProgress } from "../../platform/process/progress.ts";
import {
  ArchiveProblem,
  type Manifest,
  manifestFile,
  manifestName,
  photosFolder,
  rowsName,
} from "./manifest.ts";
import { PhotoDigest } from "./photo-digest.ts";

/** An archive as it was written: everything in it was read once and has its checksum. */
export interface Archive {
  manifest: Manifest;
  /** The lines of a table, some at a time. */
  rows: (table: string) => AsyncGenerator<string[]>;
  photos: () => AsyncGenerator<PhotoFile>;
}

/** Bytes; a photo that was drawn anew may be larger than one that is taken in. */
const largestFile = 64 * 1024 ** 2;

/**
 * Opens an archive for `use` and closes it again.
 * @throws ArchiveProblem where it is none, or not as it was written
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
      rows: (table) => readLines(file, entries, rowsName(table)),
      photos: () => readPhotos(file, entries),
    };
    await checkIntegrity(verify(archive, progress));
    return await use(archive);
  } finally {
    file.close();
  }
}

/** Only an error of the disk itself says nothing about the archive. */
async function checkIntegrity<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    if (error instanceof ArchiveProblem || diskErrorCode(error) !== null) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveProblem(`The file is damaged or no archive: ${reason}.`, { cause: error });
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
  throw new Error(`${v.getDotPath(parsed.issues[0]) ?? manifestName} in its list: ${message}`);
}

/** @throws where it is not there, too large, or not what the archive says it is */
async function readContent(file: yauzl.ZipFile, entry: yauzl.Entry | undefined): Promise<Buffer> {
  if (entry === undefined) throw new Error("its list of contents is not in it");
  if (entry.uncompressedSize > largestFile) throw new Error(`${entry.fileName} in it is too large`);
  const bytes = await buffer(await file.openReadStreamPromise(entry));
  if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} in it was changed`);
  return bytes;
}

/** Characters of lines that are passed on at once, but for a last one that is longer. */
const batch = 256 * 1024;

/** Split at line feeds alone: a text may hold other characters that count as ends of lines. */
async function* readLines(
  file: yauzl.ZipFile,
  entries: Entries,
  name: string,
): AsyncGenerator<string[]> {
  const entry = entries.get(name);
  if (entry === undefined) throw new ArchiveProblem(`The archive is not whole: it has no ${name}.`);
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

/** Reads all of it once, so that nothing of a damaged archive is ever applied. */
async function verify(
  { manifest, rows, photos }: Archive,
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
      throw new ArchiveProblem(`The archive is damaged: the rows of ${table.name} were changed.`);
  }
  const digest = new PhotoDigest();
  for await (const photo of photos()) digest.add(photo);
  if (!isDeepStrictEqual(digest.result(), manifest.photos ?? new PhotoDigest().result()))
    throw new ArchiveProblem("The archive is damaged: its photos are not those of its list.");
}
