import type { MouseEventHandler } from "react";
import type { ListingMedia, PublicListing } from "../../domain/listings/listing.ts";
import type { MaterialInformation } from "../../domain/listings/facts/material-facts.ts";
import { tabletQuery } from "../ui/breakpoints.ts";
import { Icon } from "../ui/icon.tsx";
import { useLightbox } from "../ui/carousel/use-lightbox.tsx";
import { Photo } from "../ui/photo.tsx";
import { EpcGraph } from "./epc-graph.tsx";
import { toLightboxImage } from "./gallery/lightbox-image.ts";
import { certificateNames } from "../../domain/listings/certificates/certificates.ts";
import { formatEnergy } from "../../domain/listings/facts/epc.ts";

interface NamedDocument {
  item: ListingMedia;
  title: string;
  note: string | null;
}

/** If only the certificate's points are known, its graph is drawn from them. */
export function Documents({ home }: { home: Pick<PublicListing, "media" | "material"> }) {
  const documents = home.media
    .filter((item) => item.kind !== "photo")
    .map((item) => nameDocument(item, home.material));
  const { open, lightbox } = useLightbox(
    "Documents",
    documents.map(({ item, title, note }) =>
      toLightboxImage(item, note ? `${title}: ${note}` : title),
    ),
  );
  const { epcCurrent: current, epcPotential: potential } = home.material;
  const hasEpcPicture = documents.some(({ item }) => item.kind === "epc");
  const isGraphDrawn = !hasEpcPicture && (current !== null || potential !== null);
  if (documents.length === 0 && !isGraphDrawn) return null;
  return (
    <section className="block block--documents">
      <h2>Documents</h2>
      <ul className="home-documents">
        {documents.map((document, index) => (
          <li key={document.item.url} className={`home-documents__${document.item.kind}`}>
            <DocumentLink {...document} onOpen={(event) => open(event, index)} />
          </li>
        ))}
        {isGraphDrawn && (
          <li className="home-documents__epc">
            <figure className="home-document">
              <EpcGraph current={current} potential={potential} />
              <DocumentName
                title={epcTitle}
                note={getEpcNote(home.material)}
                element="figcaption"
              />
            </figure>
          </li>
        )}
      </ul>
      {lightbox}
    </section>
  );
}

/** Renters know it by its letters. */
const epcTitle = `${certificateNames.epc} (EPC)`;

function nameDocument(item: ListingMedia, material: MaterialInformation): NamedDocument {
  if (item.kind !== "epc") return { item, title: "Floorplan", note: getOwnCaption(item) };
  return { item, title: epcTitle, note: getEpcNote(material) };
}

function getOwnCaption({ caption }: ListingMedia): string | null {
  return /^\s*floor\s*plan\s*$/i.test(caption) ? null : caption;
}

function getEpcNote(material: MaterialInformation): string | null {
  const energy = formatEnergy(material);
  return energy && `Rating ${energy}`;
}

/** Without JavaScript it links to the picture. */
function DocumentLink({
  item,
  title,
  note,
  onOpen,
}: NamedDocument & { onOpen: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <a
      className="home-document"
      href={toLightboxImage(item, title).src}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Photo
        photo={{ ...item, caption: "", placeholder: null }}
        sizes={`${tabletQuery} 30rem, 92vw`}
      />
      <DocumentName title={title} note={note} icon />
    </a>
  );
}

function DocumentName({
  title,
  note,
  icon = false,
  element: Element = "span",
}: {
  title: string;
  note: string | null;
  icon?: boolean;
  element?: "span" | "figcaption";
}) {
  return (
    <Element className="home-document__label">
      <Icon name={icon ? "maximize" : "file-text"} />
      <span>{title}</span>
      {note && <small>{note}</small>}
    </Element>
  );
}
