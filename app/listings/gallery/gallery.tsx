import type { ListingMedia, PublicListing } from "../../../domain/listings/listing.ts";
import { getFallbackArt } from "../../ui/fallback-art.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLightbox } from "../../ui/carousel/use-lightbox.tsx";
import { GalleryPhoto } from "./gallery-photo.tsx";
import { toLightboxImage } from "./lightbox-image.ts";
import { describePhotoPosition, describePhoto } from "./photo-text.ts";
import { tabletQuery } from "../../ui/breakpoints.ts";
import { Photo } from "../../ui/photo.tsx";
import "./gallery.css";
import { useEffect, useRef, useState, type MouseEvent } from "react";

/** Milliseconds without a scroll event after which scrolling has ended. */
const scrollEndMs = 120;

export function Gallery({
  home,
  photos,
  illustrative = false,
}: {
  home: Pick<PublicListing, "id" | "name">;
  photos: ListingMedia[];
  illustrative?: boolean;
}) {
  return (
    <>
      <section className="gallery wrap" aria-label="Photographs">
        {photos.length === 0 ? <PlaceholderDrawing home={home} /> : <Photos photos={photos} />}
      </section>
      {illustrative && <p className="wrap gallery__note tiny">Pictures are illustrative.</p>}
    </>
  );
}

function PlaceholderDrawing({ home }: { home: Pick<PublicListing, "id"> }) {
  return (
    <div className="gallery__main">
      <img src={getFallbackArt(home.id)} alt="" width={800} height={600} fetchPriority="high" />
      <p className="gallery__count">A drawing, because there are no photos yet</p>
    </div>
  );
}

/** Up to this many fit in one column; more use two. */
const maxOneColumn = 4;

function Thumbnails({
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

/** Without JavaScript the strip scrolls and each picture is a link. */
function Photos({ photos }: { photos: ListingMedia[] }) {
  const { strip, index, goTo, onScroll } = useScrollSnap(photos.length);
  const { open, lightbox } = useLightbox(
    "Photographs",
    photos.map((photo, place) => toLightboxImage(photo, describePhoto(photo, place))),
  );
  return (
    <>
      <div className="gallery__main">
        <ul className="gallery__strip" ref={strip} onScroll={onScroll}>
          {photos.map((photo, place) => (
            <li key={photo.url}>
              <GalleryPhoto
                photo={photo}
                index={place}
                inView={place === index}
                onOpen={(event) => open(event, place)}
              />
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <>
            <Arrow label="Previous photo" onClick={() => goTo(index - 1)} back />
            <Arrow label="Next photo" onClick={() => goTo(index + 1)} />
            <output className="gallery__count tabular-numbers">
              {describePhotoPosition(photos, index)}
            </output>
          </>
        )}
      </div>
      {photos.length > 1 && (
        <Thumbnails
          photos={photos}
          index={index}
          onOpen={(event, place) => {
            goTo(place);
            open(event, place);
          }}
        />
      )}
      {lightbox}
    </>
  );
}

function Arrow({ label, back, onClick }: { label: string; back?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`gallery__arrow gallery__arrow--${back ? "previous" : "next"}`}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={back ? "arrow-left" : "arrow-right"} />
    </button>
  );
}

/** `index` is the picture in view; `goTo` wraps around. */
function useScrollSnap(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goTo = (to: number) => {
    const next = (to + count) % count;
    setIndex(next);
    if (strip.current) strip.current.scrollLeft = next * strip.current.clientWidth;
  };
  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (strip.current) setIndex(Math.round(strip.current.scrollLeft / strip.current.clientWidth));
    }, scrollEndMs);
  };
  return { strip, index, goTo, onScroll };
}
