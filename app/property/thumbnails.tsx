import type { MouseEvent } from "react";
import type { ListingMedia } from "../../domain/listing.ts";
import { photoText } from "./photo-text.ts";

/** Every photo, small; each opens large. @param index the one in view */
export function Thumbnails({
  photos,
  index,
  onOpen,
}: {
  photos: ListingMedia[];
  index: number;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, place: number) => void;
}) {
  return (
    <ul className="gallery__thumbs">
      {photos.map((photo, place) => (
        <li key={photo.url}>
          <a
            href={photo.url}
            aria-haspopup="dialog"
            aria-current={place === index || undefined}
            onClick={(event) => onOpen(event, place)}
          >
            <img
              src={photo.url}
              alt={`Show ${photoText(photo, place)}`}
              width={photo.width ?? 1200}
              height={photo.height ?? 800}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
