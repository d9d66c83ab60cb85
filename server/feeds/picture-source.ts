import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { maxPhotoBytes } from "../photos/photo-store.ts";

export type FoundPicture = { ok: true; bytes: Uint8Array } | { ok: false; reason: string };

/** Where a feed's pictures lie: a folder or a ZIP. */
export interface PictureSource {
  /** By a file's name, in any case; null where there is none. */
  find: (name: string) => (() => Promise<FoundPicture>) | null;
}

export const tooLargePicture: FoundPicture = {
  ok: false,
  reason: `is larger than ${maxPhotoBytes / 1024 / 1024} MB`,
};

/** The plain files of one folder; links are not followed. */
export async function folderSource(folder: string): Promise<PictureSource> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return namedSource(
    files,
    (name) => name,
    async (name) => {
      const path = join(folder, name);
      try {
        const { size } = await stat(path);
        return size > maxPhotoBytes ? tooLargePicture : { ok: true, bytes: await readFile(path) };
      } catch (error) {
        const code = diskErrorCode(error);
        if (code === null) throw error;
        return { ok: false, reason: `can't be read (${code})` };
      }
    },
  );
}

/** What the system calls a failure to read, `EACCES`; null for an error of another kind. */
export function diskErrorCode(error: unknown): string | null {
  const isDisk = error instanceof Error && "syscall" in error && "code" in error;
  return isDisk ? String(error.code) : null;
}

/** A source over things with names: the exact name wins over one in another case. */
export function namedSource<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  read: (thing: T) => Promise<FoundPicture>,
): PictureSource {
  const exact = new Map(things.map((thing) => [nameOf(thing), thing]));
  const anyCase = new Map(things.map((thing) => [nameOf(thing).toLowerCase(), thing]));
  return {
    find(name) {
      const thing = exact.get(name) ?? anyCase.get(name.toLowerCase());
      return thing === undefined ? null : () => read(thing);
    },
  };
}

/** The first of several sources that has a picture gives it. */
export function firstSourceWith(sources: readonly PictureSource[]): PictureSource {
  return {
    find(name) {
      for (const source of sources) {
        const found = source.find(name);
        if (found) return found;
      }
      return null;
    },
  };
}
