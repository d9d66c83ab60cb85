import type { MouseEventHandler } from "react";
import type { ListingMedia, MaterialInformation, PublicListing } from "../../domain/listing.ts";
import { Icon } from "../ui/icon.tsx";
import type { LightboxImage } from "../ui/lightbox.tsx";
import { useLightbox } from "../ui/lightbox-opener.tsx";
import { energyText } from "./material-rows.ts";

/** A floor plan or an energy certificate under its name. */
interface NamedDocument {
  item: ListingMedia;
  title: string;
  note: string | null;
}

/** Floor plans and energy certificates, where the agency gave any; each opens large. */
export function Documents({ home }: { home: PublicListing }) {
  const documents = home.media
    .filter((item) => item.kind !== "photo")
    .map((item) => named(item, home.material));
  const { open, lightbox } = useLightbox("Documents", documents.map(imageOf));
  if (documents.length === 0) return null;
  return (
    <section className="block">
      <h2>Documents</h2>
      <ul className="docs">
        {documents.map((document, place) => (
          <li key={document.item.url}>
            <DocumentLink {...document} onOpen={(event) => open(event, place)} />
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  );
}

function named(item: ListingMedia, material: MaterialInformation): NamedDocument {
  if (item.kind !== "epc") return { item, title: "Floorplan", note: ownCaption(item) };
  const energy = energyText(material);
  return { item, title: "Energy certificate (EPC)", note: energy && `Rating ${energy}` };
}

/** What the caption adds to the title: nothing where it only says "Floor plan" again. */
function ownCaption({ caption }: ListingMedia): string | null {
  return /^\s*floor\s*plan\s*$/i.test(caption) ? null : caption;
}

function imageOf({ item, title, note }: NamedDocument): LightboxImage {
  return {
    src: item.url,
    alt: note ? `${title}: ${note}` : title,
    width: item.width,
    height: item.height,
  };
}

/** Without script it leads to the picture itself. */
function DocumentLink({
  item,
  title,
  note,
  onOpen,
}: NamedDocument & { onOpen: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <a className="doc" href={item.url} aria-haspopup="dialog" onClick={onOpen}>
      <img
        src={item.url}
        alt=""
        width={item.width ?? 620}
        height={item.height ?? 470}
        loading="lazy"
        decoding="async"
      />
      <span className="doc__l">
        <Icon name="maximize" />
        <span>{title}</span>
        {note && <small>{note}</small>}
      </span>
    </a>
  );
}
