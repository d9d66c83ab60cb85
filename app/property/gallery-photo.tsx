import type { MouseEventHandler } from "react";
import type { ListingMedia } from "../../domain/listing.ts";
import { photoText } from "./photo-text.ts";

/** Opens the lightbox; the keyboard stops only at the one in view. */
export function GalleryPhoto({
  photo,
  place,
  inView,
  onOpen,
}: {
  photo: ListingMedia;
  place: number;
  inView: boolean;
  onOpen: MouseEventHandler<HTMLAnchorElement>;
}) {
  return (
    <a href={photo.url} aria-haspopup="dialog" tabIndex={inView ? 0 : -1} onClick={onOpen}>
      <img
        src={photo.url}
        alt={photoText(photo, place)}
        width={photo.width ?? 1200}
        height={photo.height ?? 800}
        loading={place === 0 ? "eager" : "lazy"}
        fetchPriority={place === 0 ? "high" : undefined}
        decoding="async"
      />
    </a>
  );
}
