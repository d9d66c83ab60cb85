import { createHash } from "node:crypto";
import sharp, { type OutputInfo } from "sharp";
import {
  photoFormats,
  type PhotoFormat,
  type PhotoWidth,
  photoWidths,
  listVariantWidths,
} from "../../domain/photos/photo.ts";
import type { FileStorage } from "../platform/storage/storage.ts";
import { inPictureQueue } from "./picture-queue.ts";
import { openUploadParts, type UploadParts } from "./upload-parts.ts";

export interface StoredPhoto {
  url: string;
  /** Pixels after applying the EXIF orientation. */
  width: number;
  height: number;
  /** 16-pixel preview as a `data:` URL, shown until the photo loads. */
  placeholder: string;
}

export interface PhotoStore extends UploadParts {
  /**
   * Stores a picture under its SHA-256, upright and without EXIF data (place, time, owner). Its
   * bytes are durable when the promise resolves.
   * @param beforeKeeping gets the name before a file exists
   * @returns the stored picture, or a reason that follows "the picture"
   */
  put: (
    bytes: Uint8Array,
    beforeKeeping?: (name: string) => Promise<void>,
  ) => Promise<{ ok: true; photo: StoredPhoto } | { ok: false; reason: string }>;
  /**
   * Returns a photo or variant by the file name of its URL.
   * @returns `whole: false` if the variant is not made yet and the original is returned instead;
   * null if neither exists
   */
  get: (name: string) => Promise<{ bytes: Uint8Array; type: string; whole: boolean } | null>;
  makeVariants: (name: string) => Promise<void>;
  files: (name: string) => Promise<PhotoFile[]>;
  /**
   * Stores a file from `files`.
   * @returns false if the name is not a photo's
   */
  putFile: (file: PhotoFile) => Promise<boolean>;
  remove: (name: string) => Promise<void>;
}

export interface PhotoFile {
  name: string;
  bytes: Uint8Array;
}

export const maxPhotoBytes = 10 * 1024 * 1024;
const maxPixels = 50_000_000;
const originals = ["jpg", "png", "gif"] as const;
type Original = (typeof originals)[number];
const contentTypes: Record<Original | PhotoFormat, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  avif: "image/avif",
  webp: "image/webp",
};
const fileName = /^([0-9a-f]{64})(-(?:400|800|1200|1600))?\.(jpg|png|gif|avif|webp)$/;

export function openPhotoStore(storage: FileStorage): PhotoStore {
  return {
    ...openUploadParts(storage),
    async put(bytes, beforeKeeping) {
      const refuse = (reason: string) => ({ ok: false as const, reason });
      if (bytes.length > maxPhotoBytes)
        return refuse(`is larger than ${maxPhotoBytes / 1024 / 1024} MB`);
      const type = detectPictureType(bytes);
      if (type === null) return refuse("isn’t a JPEG, PNG or GIF");
      const head = await readHead(bytes);
      if (head === null) return refuse("is damaged");
      const { width, height } = head;
      if (width * height > maxPixels) return refuse("is larger than 50 megapixels");
      const clean = head.personal ? await stripMetadata(bytes, type) : bytes;
      const placeholder = clean === null ? null : await createPlaceholder(clean);
      if (clean === null || placeholder === null) return refuse("is damaged");
      const name = `${createHash("sha256").update(clean).digest("hex")}.${type}`;
      await beforeKeeping?.(name);
      await storage.put(name, clean, contentTypes[type]);
      return { ok: true, photo: { url: `/photos/${name}`, width, height, placeholder } };
    },
    get: (name) => readPhoto(storage, name),
    async makeVariants(name) {
      const bytes = await storage.get(name);
      if (bytes === null) return;
      const hash = name.slice(0, 64);
      const { width } = await sharp(bytes).metadata();
      const widths = listVariantWidths(width);
      const opened = await inPictureQueue(() => openPixels(bytes, Math.max(...widths)));
      for (const size of widths) {
        for (const format of photoFormats) {
          const variant = `${hash}-${size}.${format}`;
          if (await storage.has(variant)) continue;
          const drawn = await inPictureQueue(() => drawVariant(opened, size, format));
          await storage.put(variant, drawn, contentTypes[format]);
        }
      }
    },
    async files(name) {
      const read = async (file: string) => ({ name: file, bytes: await storage.get(file) });
      const found = await Promise.all(listFileNames(name).map(read));
      return found.filter((file): file is PhotoFile => file.bytes !== null);
    },
    async putFile({ name, bytes }) {
      if (!fileName.test(name)) return false;
      await storage.put(name, bytes, detectType(name));
      return true;
    },
    async remove(name) {
      await Promise.all(listFileNames(name).map((file) => storage.remove(file)));
    },
  };
}

async function readPhoto(storage: FileStorage, name: string): ReturnType<PhotoStore["get"]> {
  const [, hash, size] = fileName.exec(name) ?? [];
  if (hash === undefined) return null;
  const bytes = await storage.get(name);
  if (bytes !== null) return { bytes, type: detectType(name), whole: true };
  if (size === undefined) return null;
  for (const original of originals) {
    const photo = await storage.get(`${hash}.${original}`);
    if (photo !== null) return { bytes: photo, type: contentTypes[original], whole: false };
  }
  return null;
}

function listFileNames(photo: string): string[] {
  const variants = photoWidths.flatMap((width) =>
    photoFormats.map((format) => `${photo.slice(0, 64)}-${width}.${format}`),
  );
  return [photo, ...variants];
}

function detectType(name: string): string {
  const ending = [...originals, ...photoFormats].find((format) => name.endsWith(`.${format}`));
  return contentTypes[ending!];
}

const signatures: [type: Original, start: number[]][] = [
  ["jpg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["gif", [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ["gif", [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** Detected by content, since a file name proves nothing. */
function detectPictureType(bytes: Uint8Array): Original | null {
  const found = signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  return found?.[0] ?? null;
}

/** Reads only the header, without decoding. Null if unreadable. */
async function readHead(
  bytes: Uint8Array,
): Promise<{ width: number; height: number; personal: boolean } | null> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = head.autoOrient;
    const personal = [head.exif, head.iptc, head.xmp, head.comments].some(Boolean);
    return width > 0 && height > 0 ? { width, height, personal } : null;
  } catch {
    return null;
  }
}

/** Re-encodes the picture upright. sharp drops all metadata unless told to keep it. */
async function stripMetadata(bytes: Uint8Array, type: Original): Promise<Uint8Array | null> {
  const upright = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  const drawn = {
    jpg: () => upright.jpeg({ quality: 90 }),
    png: () => upright.png(),
    gif: () => upright.gif(),
  }[type]();
  return drawn.toBuffer().catch(() => null);
}

async function createPlaceholder(bytes: Uint8Array): Promise<string | null> {
  try {
    const dots = await sharp(bytes, { limitInputPixels: maxPixels })
      .resize({ width: 16, height: 16, fit: "inside" })
      .webp({ quality: 20, alphaQuality: 20 })
      .toBuffer();
    return `data:image/webp;base64,${dots.toString("base64")}`;
  } catch {
    return null;
  }
}

/** A photo that fills a phone's screen has at most so many bytes, if one of the qualities allows. */
const phonePhoto = { width: 800, bytes: 25_000 };
const avifQualities = [50, 40, 30];
/** Of 9. One more takes nearly twice as long, for files that are 3 in 100 smaller. */
const avifEffort = 2;

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: OutputInfo["channels"] };
}

/** Decoded once, at the largest width: the smaller ones are made from it. */
async function openPixels(bytes: Uint8Array, width: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height, channels } = info;
  return { data, raw: { width: info.width, height, channels } };
}

async function drawVariant(
  { data, raw }: Pixels,
  width: PhotoWidth,
  format: PhotoFormat,
): Promise<Uint8Array> {
  const picture = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
  if (format === "webp") return picture.webp({ quality: 75 }).toBuffer();
  const most = width > phonePhoto.width ? Infinity : phonePhoto.bytes;
  let drawn = Buffer.alloc(0);
  for (const quality of avifQualities) {
    drawn = await picture.avif({ quality, effort: avifEffort }).toBuffer();
    if (drawn.length <= most) break;
  }
  return drawn;
}
