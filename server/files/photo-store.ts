import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { platform } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

export interface StoredPhoto {
  /** Path on this site: `/photos/<sha-256>.jpg`. */
  url: string;
  /** Pixels, as seen: a photo taken on its side counts upright. */
  width: number;
  height: number;
}

export interface PhotoStore {
  /** Where the files lie, each under the name that ends its address. */
  folder: string;
  /**
   * Keeps a picture under its SHA-256; one that is there already is not written again. When the
   * promise resolves, its bytes are on the disk.
   * @returns the stored picture, or a reason that follows "the picture"
   */
  put: (
    bytes: Uint8Array,
  ) => Promise<{ ok: true; photo: StoredPhoto } | { ok: false; reason: string }>;
}

export const maxPhotoBytes = 10 * 1024 * 1024;
const maxPixels = 50_000_000;

/** Photos on the disk, in `photos` of the data folder. */
export async function openPhotoStore(dataDir: string): Promise<PhotoStore> {
  const folder = join(dataDir, "photos");
  await mkdir(folder, { recursive: true });
  return {
    folder,
    async put(bytes) {
      if (bytes.length > maxPhotoBytes) {
        return { ok: false, reason: `is larger than ${maxPhotoBytes / 1024 / 1024} MB` };
      }
      const type = pictureType(bytes);
      if (type === null) return { ok: false, reason: "is not a JPEG, PNG or GIF" };
      const size = await pixelsOf(bytes);
      if (size === null) return { ok: false, reason: "is damaged" };
      const { width, height } = size;
      if (width * height > maxPixels) return { ok: false, reason: "has more than 50 megapixels" };
      const name = `${createHash("sha256").update(bytes).digest("hex")}.${type}`;
      await keep(folder, name, bytes);
      return { ok: true, photo: { url: `/photos/${name}`, width, height } };
    },
  };
}

const signatures: [type: "jpg" | "png" | "gif", start: number[]][] = [
  ["jpg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["gif", [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ["gif", [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** By content: a file's name proves nothing. */
function pictureType(bytes: Uint8Array): "jpg" | "png" | "gif" | null {
  const found = signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  return found?.[0] ?? null;
}

/** From the picture's head alone: nothing is decoded. Null where it can't be read. */
async function pixelsOf(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return autoOrient.width > 0 && autoOrient.height > 0 ? autoOrient : null;
  } catch {
    return null;
  }
}

/** Complete or not at all under its name, also after a power cut. */
async function keep(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, name);
  const there = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (there?.size === bytes.length) return;
  const draft = join(folder, `.${randomUUID()}.part`);
  try {
    const file = await open(draft, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** So that the new name outlives a power cut; Windows does not let folders be opened. */
async function syncFolder(folder: string): Promise<void> {
  if (platform() === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
