import type { ListingMedia } from "../../../domain/listings/listing.ts";

export function describePhoto(photo: Pick<ListingMedia, "caption">, index: number): string {
  return photo.caption.trim() || `Photo ${index + 1}`;
}

export function describePhotoPosition(
  photos: Pick<ListingMedia, "caption">[],
  index: number,
): string {
  const caption = photos[index]?.caption.trim();
  return `${index + 1} of ${photos.length}${caption ? `: ${caption}` : ""}`;
}
