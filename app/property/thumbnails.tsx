import type { MouseEvent } from "react";
import type { ListingMedia } from "../../domain/listing.ts";
import { photoText } from "./photo-text.ts";

/** Every photo, small; each shows its large one. @param index the one in view */
export function Thumbnails({
  photos,
  index,
  go,
}: {
  photos: ListingMedia[];
  index: number;
  go: (index: number) => void;
}) {
  const show = (place: number) => (event: MouseEvent) => {
    event.preventDefault();
    go(place);
  };
  return (
    <ul className="gallery__thumbs">
      {photos.map((photo, place) => (
        <li key={photo.url}>
          <a
            href={`#photo-${place + 1}`}
            aria-current={place === index || undefined}
            onClick={show(place)}
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
