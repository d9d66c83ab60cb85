import type { Cover, ListingMedia } from "../../domain/listings/listing.ts";
import { photoFormats, buildPhotoSrcSet } from "../../domain/photos/photo.ts";

/**
 * A responsive listing photo. Eager photos show a blurred placeholder while loading.
 * @param sizes `sizes` attribute
 * @param first loads eagerly with high priority, for the LCP image
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

/** Empty for photos hosted elsewhere. */
export function PhotoSources({ photo, sizes }: { photo: Cover; sizes: string }) {
  return photoFormats.map((format) => {
    const set = buildPhotoSrcSet(photo.url, photo.width, format);
    return set && <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />;
  });
}
