import type { Cover, ListingMedia } from "../../domain/listing.ts";
import { photoFormats, photoSrcSet } from "../../domain/photo.ts";

/**
 * A listing's photo in the size and format that suit the screen, over its colours in a few dots
 * until it is there.
 * @param sizes how wide it stands on the page, as the attribute wants it
 * @param first loads it at once and before others: the picture that is seen first
 */
export function Photo({
  photo,
  sizes,
  first = false,
  lazy = !first,
}: {
  photo: ListingMedia;
  sizes: string;
  first?: boolean;
  lazy?: boolean;
}) {
  const { url, caption, placeholder } = photo;
  const width = photo.width ?? 800;
  return (
    <span className="photo">
      {placeholder && (
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
