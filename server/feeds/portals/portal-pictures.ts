import { randomUUID } from "node:crypto";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PhotoStore } from "../../photos/photo-store.ts";
import type { ExportPicture } from "../blm/blm-export-pictures.ts";
import { getDiskErrorCode } from "../picture-source.ts";

export interface WrittenPictures {
  written: number;
  unchanged: number;
  /** Names of stored photos that are missing or damaged. */
  missing: Set<string>;
}

const concurrency = 2;

/**
 * Writes pictures into a folder under the feed's names, within the portal's size limits. A manifest
 * maps files to photos, so that only new and changed ones are written and programs that upload by
 * date send only those.
 */
export async function writePictures(
  pictures: readonly ExportPicture[],
  { folder, branch, photos }: { folder: string; branch: string; photos: PhotoStore },
): Promise<WrittenPictures> {
  const note = join(folder, `.${branch}-pictures.json`);
  const before = await readNote(note);
  const after: Record<string, string> = {};
  const done: WrittenPictures = { written: 0, unchanged: 0, missing: new Set() };
  const queue = pictures.values();
  const work = async () => {
    for (const { file, stored, largest } of queue) {
      const path = join(folder, file);
      if (before[file] === stored && (await pictureExists(path))) done.unchanged++;
      else {
        const photo = await photos.get(stored);
        const fitted = photo && (await fitToPortal(photo.bytes, largest));
        if (!fitted) {
          done.missing.add(stored);
          continue;
        }
        await writeAtomically(path, fitted);
        done.written++;
      }
      after[file] = stored;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await writeAtomically(note, JSON.stringify(after));
  return done;
}

/** Writes a file atomically. */
export async function writeAtomically(path: string, content: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, content);
  await rename(draft, path);
}

async function pictureExists(path: string): Promise<boolean> {
  return (await stat(path).catch(ignoreMissing)) !== null;
}

async function readNote(path: string): Promise<Record<string, string>> {
  const text = await readFile(path, "utf8").catch(ignoreMissing);
  if (text === null) return {};
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {}; // Interrupted: the pictures are created again.
  }
}

function ignoreMissing(error: unknown): null {
  if (getDiskErrorCode(error) === "ENOENT") return null;
  throw error;
}

/** Returns a small enough picture unchanged. Null if it can't be read. */
async function fitToPortal(bytes: Uint8Array, largest: number): Promise<Uint8Array | null> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    if (Math.max(width, height) <= largest) return bytes;
    return await sharp(bytes).resize({ width: largest, height: largest, fit: "inside" }).toBuffer();
  } catch {
    return null;
  }
}
