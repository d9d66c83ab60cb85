import type { MouseEvent } from "react";
import type { ListingMedia } from "../../domain/listings/listing.ts";
import { tabletQuery } from "../ui/breakpoints.ts";
import { Photo } from "../ui/photo.tsx";
import { toLightboxImage } from "./lightbox-image.ts";
import { describePhoto } from "./photo-text.ts";

/** Up to this many fit in one column; more use two. */
const maxOneColumn = 4;

export function Thumbnails({
  photos,
  index,
  onOpen,
}: {
  photos: ListingMedia[];
  index: number;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, photoIndex: number) => void;
}) {
  const isOneColumn = photos.length <= maxOneColumn;
  const sizes = `${tabletQuery} ${isOneColumn ? "24rem" : "12rem"}, 6rem`;
  return (
    <ul className={isOneColumn ? "gallery__thumbs gallery__thumbs--few" : "gallery__thumbs"}>
      {photos.map((photo, place) => (
        <li key={photo.url}>
          <a
            href={toLightboxImage(photo, "").src}
            aria-haspopup="dialog"
            aria-current={place === index || undefined}
            onClick={(event) => onOpen(event, place)}
          >
            <Photo
              photo={{ ...photo, caption: `Show ${describePhoto(photo, place)}` }}
              sizes={sizes}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
