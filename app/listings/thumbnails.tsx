import type { MouseEvent } from "react";
import type { ListingMedia } from "../../domain/listings/listing.ts";
import { Photo } from "../ui/photo.tsx";
import { largeImage } from "./large-image.ts";
import { photoText } from "./photo-text.ts";

/** So many fit one below the other; more stand in two columns. */
const oneColumn = 4;

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
  const few = photos.length <= oneColumn;
  const sizes = `(max-width: 47.49rem) 6rem, ${few ? "24rem" : "12rem"}`;
  return (
    <ul className={few ? "gallery__thumbs gallery__thumbs--few" : "gallery__thumbs"}>
      {photos.map((photo, place) => (
        <li key={photo.url}>
          <a
            href={largeImage(photo, "").src}
            aria-haspopup="dialog"
            aria-current={place === index || undefined}
            onClick={(event) => onOpen(event, place)}
          >
            <Photo
              photo={{ ...photo, caption: `Show ${photoText(photo, place)}` }}
              sizes={sizes}
              waits
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
