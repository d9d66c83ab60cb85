import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { platform } from "node:os";
import { join } from "node:path";
import type { FileStorage } from "./storage.ts";

export async function createDiskStorage(folder: string): Promise<FileStorage> {
  await mkdir(folder, { recursive: true });
  const readSize = async (name: string) => (await readOrNull(stat(join(folder, name))))?.size;
  return {
    async put(name, bytes) {
      // A power cut may have left a partial file.
      if ((await readSize(name)) !== bytes.length) await writeFileDurably(folder, name, bytes);
    },
    get: (name) => readOrNull(readFile(join(folder, name))),
    has: async (name) => (await readSize(name)) !== undefined,
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function readOrNull<T>(read: Promise<T>): Promise<T | null> {
  return read.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** Writes the file atomically, even across a power cut. */
async function writeFileDurably(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const draft = join(folder, `.${randomUUID()}.part`);
  try {
    const file = await open(draft, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Makes the rename durable. Windows can't open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (platform() === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
