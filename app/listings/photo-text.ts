import type { ListingMedia } from "../../domain/listings/listing.ts";

/** What a photo shows; its place in the row where the agency gave no caption. */
export function photoText(photo: Pick<ListingMedia, "caption">, index: number): string {
  return photo.caption.trim() || `Photo ${index + 1}`;
}

/** The gallery's position: `2 of 8: Reception room`. */
export function photoPosition(photos: Pick<ListingMedia, "caption">[], index: number): string {
  const caption = photos[index]?.caption.trim();
  return `${index + 1} of ${photos.length}${caption ? `: ${caption}` : ""}`;
}
