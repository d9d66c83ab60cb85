import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { type FeedZip, openFeedZip } from "./feed-zip.ts";
import type { PictureSource } from "../picture-source.ts";
import { getDiskErrorCode, findSourceWith, createFolderSource } from "../picture-source.ts";
import {
  type BlmFile,
  emptyFile,
  maxFileBytes,
  readBlm,
  describeOversize,
} from "../blm/read-blm.ts";

/** Parsed feed with its pictures. Must be closed. */
export interface OpenFeed {
  file: BlmFile;
  pictures: PictureSource;
  close: () => void;
}

type Opened =
  | { ok: true; feed: OpenFeed }
  /** With the number of records where that is known: of an empty file it is. */
  | { ok: false; problem: string; records?: number };

/**
 * Opens `FILE.zip`, or `FILE.blm` with pictures from, in this order: a folder `FILE` beside it,
 * `FILE.zip`, its own folder, a folder `photos`.
 */
export async function openFeed(path: string): Promise<Opened> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return { ok: false, problem: "This isn’t a file." };
    if (found.size === 0) return emptyFile;
    if (/\.zip$/i.test(path)) return await openZipped(path);
    if (found.size > maxFileBytes) return { ok: false, problem: describeOversize(found.size) };
    const blm = await readBlm(await readFile(path));
    if (!blm.ok) return blm;
    const beside = await findPicturesBeside(path);
    return beside.ok ? { ok: true, feed: { file: blm.file, ...beside } } : beside;
  } catch (error) {
    const code = getDiskErrorCode(error);
    if (code === null) throw error;
    if (code === "ENOENT") return { ok: false, problem: "We can’t find that file." };
    return { ok: false, problem: `We can’t read the file or its folder (${code}).` };
  }
}

async function openZipped(path: string): Promise<Opened> {
  const opened = await openFeedZip(path);
  if (!opened.ok) return opened;
  const { pictures, close } = opened.zip;
  const blm = await readPacked(opened.zip);
  if (blm.ok) return { ok: true, feed: { file: blm.file, pictures, close } };
  close();
  return blm;
}

async function readPacked({ readBlm: unpack }: FeedZip) {
  const unpacked = await unpack();
  return unpacked.ok ? readBlm(unpacked.bytes) : unpacked;
}

async function findPicturesBeside(
  path: string,
): Promise<
  { ok: true; pictures: PictureSource; close: () => void } | { ok: false; problem: string }
> {
  const folder = dirname(path);
  const { name } = parse(path);
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = new Set(
    entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name),
  );
  const own = folders.has(name) ? [await createFolderSource(join(folder, name))] : [];
  const near = [await createFolderSource(folder)];
  if (folders.has("photos")) near.push(await createFolderSource(join(folder, "photos")));

  const zipName = `${name}.zip`.toLowerCase();
  const packed = entries.find((entry) => entry.isFile() && entry.name.toLowerCase() === zipName);
  if (!packed) return { ok: true, pictures: findSourceWith([...own, ...near]), close: () => {} };
  const opened = await openFeedZip(join(folder, packed.name));
  if (!opened.ok) return opened;
  const { pictures, close } = opened.zip;
  return { ok: true, pictures: findSourceWith([...own, pictures, ...near]), close };
}
