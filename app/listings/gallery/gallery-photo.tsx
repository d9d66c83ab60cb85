import type { MouseEventHandler } from "react";
import { preload } from "react-dom";
import type { ListingMedia } from "../../../domain/listings/listing.ts";
import { buildPhotoSrcSet } from "../../../domain/photos/photo.ts";
import { tabletQuery } from "../../ui/breakpoints.ts";
import { Photo } from "../../ui/photo.tsx";
import { toLightboxImage } from "./lightbox-image.ts";
import { describePhoto } from "./photo-text.ts";

/** Matches the picture widths in `gallery.css`; as on a card, a phone's third pixel doesn't count. */
const sizes = `(width >= 86rem) 61.25rem, ${tabletQuery} 70vw, (resolution > 2x) 67vw, 100vw`;

/** Opens the lightbox. Only the visible photo is in the tab order. */
export function GalleryPhoto({
  photo,
  index,
  inView,
  onOpen,
}: {
  photo: ListingMedia;
  index: number;
  inView: boolean;
  onOpen: MouseEventHandler<HTMLAnchorElement>;
}) {
  const caption = describePhoto(photo, index);
  const first = index === 0;
  if (first) preloadPhoto(photo);
  return (
    <a
      href={toLightboxImage(photo, caption).src}
      aria-haspopup="dialog"
      tabIndex={inView ? 0 : -1}
      onClick={onOpen}
    >
      <Photo photo={{ ...photo, caption }} sizes={sizes} first={first} />
    </a>
  );
}

/** Preloads the LCP image in the format browsers prefer. */
function preloadPhoto({ url, width }: ListingMedia): void {
  const imageSrcSet = buildPhotoSrcSet(url, width, "avif");
  if (imageSrcSet === null) return;
  preload(url, {
    as: "image",
    type: "image/avif",
    imageSrcSet,
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
