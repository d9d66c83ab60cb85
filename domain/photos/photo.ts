/** Widths of stored variants, pixels. */
export const photoWidths = [400, 800, 1200, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** In order of browser preference. */
export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** A photo on this site, `/photos/<sha-256>.jpg`. External pictures have no variants. */
const ownPhoto = /^\/photos\/([0-9a-f]{64})\.(?:jpg|png|gif)(\?[\w&=-]+)?$/;

const originals = ["jpg", "png", "gif"] as const;

const ownFile = /^(?:\/photos\/)?([0-9a-f]{64})(?:-\d+)?\.\w+$/;

/** Of the path or file name of a photo, or of one of its variants. Null for an external picture. */
export function getPhotoHash(path: string): string | null {
  return ownFile.exec(path)?.[1] ?? null;
}

/** What the file of a photo may be called. */
export function listOriginalNames(hash: string): string[] {
  return originals.map((ending) => `${hash}.${ending}`);
}

/** Returns variant widths up to the first that isn't smaller than the photo. */
export function listVariantWidths(width: number): PhotoWidth[] {
  const enough = photoWidths.findIndex((candidate) => candidate >= width);
  return photoWidths.slice(0, enough === -1 ? photoWidths.length : enough + 1);
}

/** Returns a variant's path with the query of its photo, or null for an external picture. */
export function buildPhotoVariant(
  url: string,
  width: PhotoWidth,
  format: PhotoFormat,
): string | null {
  return ownPhoto.test(url) ? url.replace(ownPhoto, `/photos/$1-${width}.${format}$2`) : null;
}

/** Null for an external picture, or one of unknown width. */
export function buildPhotoSrcSet(
  url: string,
  width: number | null,
  format: PhotoFormat,
): string | null {
  if (width === null || !ownPhoto.test(url)) return null;
  return listVariantWidths(width)
    .map(
      (variantWidth) =>
        `${buildPhotoVariant(url, variantWidth, format)} ${Math.min(variantWidth, width)}w`,
    )
    .join(", ");
}
