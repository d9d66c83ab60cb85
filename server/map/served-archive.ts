import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import type { Stats } from "node:fs";
import type { MapArchive } from "../../domain/map/map-archive.ts";
import type { ByteRange } from "./byte-range.ts";
import { readArchive } from "./read-archive.ts";

/** An archive that is open for reading. */
export interface ServedArchive {
  hash: string;
  size: number;
  listed: MapArchive;
  /** False once its file was written to, so that the hash no longer holds. */
  isUnchanged: () => Promise<boolean>;
  /** Null if the file ends before, can't be read, or was closed meanwhile. */
  read: (range: ByteRange) => Promise<Uint8Array<ArrayBuffer> | null>;
  close: () => Promise<void>;
}

export type OpenedArchive =
  | { ok: true; archive: ServedArchive }
  /** A sentence about the file without its subject and full stop. */
  | { ok: false; problem: string };

/** How long a look at the file's size and time holds, milliseconds. */
const lookMs = 1000;

/** @param stop ends the hashing of a large file */
export async function openArchive(path: string, stop: AbortSignal): Promise<OpenedArchive> {
  let file: FileHandle | undefined;
  let opened: OpenedArchive | undefined;
  try {
    file = await open(path);
    opened = await checkFile(file, stop);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    opened = { ok: false, problem: `it can't be read (${reason})` };
  } finally {
    if (!opened?.ok) await file?.close();
  }
  return opened;
}

async function checkFile(file: FileHandle, stop: AbortSignal): Promise<OpenedArchive> {
  const before = await file.stat();
  if (!before.isFile()) return { ok: false, problem: "it is not a file" };
  const read = await readArchive(file, before.size);
  if (!read.ok) return read;
  const hash = await hashFile(file, stop);
  if (!isSameFile(before, await file.stat())) {
    return { ok: false, problem: "it was written to while it was read" };
  }
  const listed = { url: `/maps/${hash}.pmtiles`, ...read.content };
  return { ok: true, archive: createServedArchive(file, before, hash, listed) };
}

async function hashFile(file: FileHandle, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  // A stream that begins aborted fails before anybody listens to it.
  signal.throwIfAborted();
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false, signal })) {
    hash.update(chunk);
  }
  return hash.digest("hex").slice(0, 32);
}

function createServedArchive(
  file: FileHandle,
  stats: Stats,
  hash: string,
  listed: MapArchive,
): ServedArchive {
  let look = { at: performance.now(), isSame: Promise.resolve(true) };
  return {
    hash,
    size: stats.size,
    listed,
    isUnchanged: () => {
      const now = performance.now();
      if (now - look.at > lookMs) {
        const isSame = file.stat().then(
          (current) => isSameFile(stats, current),
          () => false,
        );
        look = { at: now, isSame };
      }
      return look.isSame;
    },
    read: async ({ first, last }) => {
      const length = last - first + 1;
      const bytes = new Uint8Array(length);
      const read = await file.read(bytes, 0, length, first).catch(() => null);
      return read?.bytesRead === length ? bytes : null;
    },
    close: () => file.close(),
  };
}

export function isSameFile(one: Stats, other: Stats): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino;
}
