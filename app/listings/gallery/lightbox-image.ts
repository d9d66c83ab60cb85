import type { ListingMedia } from "../../../domain/listings/listing.ts";
import { buildPhotoVariant, listVariantWidths } from "../../../domain/photos/photo.ts";
import type { LightboxImage } from "../../ui/carousel/lightbox.tsx";

/** Returns a full-window picture: its widest WebP, or the original if it has none. */
export function toLightboxImage(
  { url, width, height }: Pick<ListingMedia, "url" | "width" | "height">,
  alt: string,
): LightboxImage {
  const widest = width === null ? undefined : listVariantWidths(width).at(-1);
  const src = widest && buildPhotoVariant(url, widest, "webp");
  if (!src || width === null || widest >= width) return { src: src ?? url, alt, width, height };
  return { src, alt, width: widest, height: height && Math.round((height * widest) / width) };
}
