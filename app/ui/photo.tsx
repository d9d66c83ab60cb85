import type { Cover, ListingMedia } from "../../domain/listings/listing.ts";
import { photoFormats, photoSrcSet } from "../../domain/photos/photo.ts";

/**
 * A listing's photo in the size and format that suit the screen. One that is not lazy stands over its
 * colours in a few dots until it is there; a lazy one is fetched before it comes into view.
 * @param sizes how wide it stands on the page, as the attribute wants it
 * @param first loads it at once and before others: the picture that is seen first
 * @param waits stands beside such a first picture and comes once that one is painted
 */
export function Photo({
  photo,
  sizes,
  first = false,
  lazy = !first,
  isDeferred = false,
}: {
  photo: ListingMedia;
  sizes: string;
  first?: boolean;
  lazy?: boolean;
  isDeferred?: boolean;
}) {
  const { url, caption, placeholder } = photo;
  const width = photo.width ?? 800;
  return (
    <span className="photo" data-waits={isDeferred || undefined}>
      {placeholder && !lazy && (
        <img
          className="photo__dots"
          src={placeholder}
          alt=""
          width={width}
          height={photo.height ?? 600}
        />
      )}
      <picture>
        <PhotoSources photo={photo} sizes={sizes} />
        <img
          src={url}
          alt={caption}
          width={width}
          height={photo.height ?? 600}
          loading={lazy ? "lazy" : "eager"}
          fetchPriority={first ? "high" : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}

/** For a `picture`: the photo in all its sizes, or nothing where it is kept elsewhere. */
export function PhotoSources({ photo, sizes }: { photo: Cover; sizes: string }) {
  return photoFormats.map((format) => {
    const set = photoSrcSet(photo.url, photo.width, format);
    return set && <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />;
  });
}
