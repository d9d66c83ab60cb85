import sharp, { type Sharp } from "sharp";
import { findPixelBox, type PictureEdit } from "../../domain/photos/picture-edit.ts";
import { inPictureQueue } from "./picture-queue.ts";
import { findFileKind } from "../../domain/shared/file-kind.ts";
import { formatFileSize } from "../../domain/shared/formats/file-size.ts";
import { bodyBytes } from "../../domain/shared/fields/body-limits.ts";

export const maxUploadBytes = bodyBytes.picture;
const maxPixels = 50_000_000;
/** Pixels of the longer side: less is no picture of a room. */
const leastSide = 400;
/** Pixels of the longer side that are kept: the largest size shown is half of it. */
const keptSide = 3200;
/** As much as a photo store takes. */
const maxKeptBytes = 10 * 1024 * 1024;

export type DrawnPicture = { ok: true; bytes: Uint8Array } | { ok: false; reason: string };

/**
 * Makes what a person sends into a picture that can be kept: upright, without camera data, no larger
 * than needed. What it is follows from its bytes, whatever its name says.
 * @returns the picture, or a reason that follows its name
 */
export async function drawUpload(bytes: Uint8Array): Promise<DrawnPicture> {
  if (bytes.length === 0) return { ok: false, reason: "is empty" };
  if (bytes.length > maxUploadBytes) {
    return { ok: false, reason: `is ${formatFileSize(bytes.length)}. The limit is 20 MB` };
  }
  const type = detectType(bytes);
  if (type === "heic") {
    return {
      ok: false,
      reason:
        "is a HEIC photo, which browsers can’t show. Save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)",
    };
  }
  if (type === null) return { ok: false, reason: "isn’t a JPEG, PNG, WebP, AVIF or GIF image" };
  const size = await readSize(bytes);
  if (size === null) return { ok: false, reason: "is damaged, so we can’t open it" };
  const { width, height } = size;
  if (width * height > maxPixels) {
    const megapixels = Math.ceil((width * height) / 1_000_000);
    return { ok: false, reason: `has ${megapixels} megapixels. The limit is 50` };
  }
  if (Math.max(width, height) < leastSide) {
    const pixels = `${width} × ${height} pixels`;
    return {
      ok: false,
      reason: `is only ${pixels}. The longer side must be at least ${leastSide} pixels`,
    };
  }
  const keepsLines = type === "png" || type === "gif";
  return inPictureQueue(() => encode(open(bytes).autoOrient().resize(fitted), keepsLines));
}

/** Turns and cuts a picture that is kept already. */
export async function drawEdit(
  bytes: Uint8Array,
  { turn, crop }: PictureEdit,
): Promise<DrawnPicture> {
  const size = await readSize(bytes);
  if (size === null) return { ok: false, reason: "is damaged, so we can’t open it" };
  const isSideways = turn === 90 || turn === 270;
  const turned = isSideways ? { width: size.height, height: size.width } : size;
  const box = findPixelBox(crop, turned);
  if (Math.max(box.width, box.height) < leastSide / 2) {
    return { ok: false, reason: "would be too small to see. Choose a larger area" };
  }
  const keepsLines = detectType(bytes) === "png";
  return inPictureQueue(() => encode(open(bytes).rotate(turn).extract(box), keepsLines));
}

const fitted = {
  width: keptSide,
  height: keptSide,
  fit: "inside",
  withoutEnlargement: true,
} as const;

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: maxPixels });
}

/** A drawing keeps its sharp lines as PNG, unless it is a photograph and far too large that way. */
async function encode(picture: Sharp, keepsLines: boolean): Promise<DrawnPicture> {
  try {
    if (keepsLines) {
      const lines = await picture.clone().png().toBuffer();
      if (lines.length <= maxKeptBytes / 4) return { ok: true, bytes: lines };
    }
    const flat = picture.flatten({ background: "#ffffff" });
    return { ok: true, bytes: await flat.jpeg({ quality: 88 }).toBuffer() };
  } catch {
    return { ok: false, reason: "is damaged because part of it is missing" };
  }
}

const uploadTypes = ["jpg", "png", "gif", "webp", "avif", "heic"] as const;

function detectType(bytes: Uint8Array): (typeof uploadTypes)[number] | null {
  const kind = findFileKind(bytes);
  return uploadTypes.find((type) => type === kind) ?? null;
}

/** As it is seen upright. Reads only the header. */
async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
