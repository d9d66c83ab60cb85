import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { maxPhotoBytes } from "../photos/photo-store.ts";

export type FoundPicture = { ok: true; bytes: Uint8Array } | { ok: false; reason: string };

export interface PictureSource {
  /** Finds a file by name, ignoring case. */
  find: (name: string) => (() => Promise<FoundPicture>) | null;
}

export const tooLargePicture: FoundPicture = {
  ok: false,
  reason: `is larger than ${maxPhotoBytes / 1024 / 1024} MB`,
};

/** Lists the regular files of a folder. Symbolic links are not followed. */
export async function createFolderSource(folder: string): Promise<PictureSource> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return createNamedSource(
    files,
    (name) => name,
    async (name) => {
      const path = join(folder, name);
      try {
        const { size } = await stat(path);
        return size > maxPhotoBytes ? tooLargePicture : { ok: true, bytes: await readFile(path) };
      } catch (error) {
        const code = getDiskErrorCode(error);
        if (code === null) throw error;
        return { ok: false, reason: `can’t be read (${code})` };
      }
    },
  );
}

/** Returns the code of a file system error, e.g. `EACCES`. Null for other errors. */
export function getDiskErrorCode(error: unknown): string | null {
  const isDisk = error instanceof Error && "syscall" in error && "code" in error;
  return isDisk ? String(error.code) : null;
}

/** An exact name wins over one that differs in case. */
export function createNamedSource<T>(
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

export function findSourceWith(sources: readonly PictureSource[]): PictureSource {
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
