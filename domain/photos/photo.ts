/** Widths, in pixels, in which each photo is kept. */
export const photoWidths = [400, 800, 1200, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** In the order in which a browser should prefer them. */
export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** A photo on this site, `/photos/<sha-256>.jpg`: what is elsewhere has no variants. */
const ownPhoto = /^\/photos\/([0-9a-f]{64})\.(?:jpg|png|gif)$/;

/** Widths that a photo of this width is kept in: none beyond the first that holds it whole. */
export function variantWidths(width: number): PhotoWidth[] {
  const enough = photoWidths.findIndex((candidate) => candidate >= width);
  return photoWidths.slice(0, enough === -1 ? photoWidths.length : enough + 1);
}

/** The address of a photo in one width and format; null for a picture kept elsewhere. */
export function photoVariant(url: string, width: PhotoWidth, format: PhotoFormat): string | null {
  const hash = ownPhoto.exec(url)?.[1];
  return hash === undefined ? null : `/photos/${hash}-${width}.${format}`;
}

/**
 * All widths of a photo in one format, as `srcset` wants them.
 * @param width of the photo itself, pixels
 * @returns null for a picture kept elsewhere, or of unknown size
 */
export function photoSrcSet(url: string, width: number | null, format: PhotoFormat): string | null {
  if (width === null || !ownPhoto.test(url)) return null;
  return variantWidths(width)
    .map((kept) => `${photoVariant(url, kept, format)} ${Math.min(kept, width)}w`)
    .join(", ");
}
