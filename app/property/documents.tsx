import type { ListingMedia, PublicListing } from "../../domain/listing.ts";
import { Icon } from "../ui/icon.tsx";
import { energyText } from "./material-rows.ts";

/** Floor plans and energy certificates, where the agency gave any; each opens in a new tab. */
export function Documents({ home }: { home: PublicListing }) {
  const documents = home.media.filter((item) => item.kind !== "photo");
  if (documents.length === 0) return null;
  const energy = energyText(home.material);
  return (
    <section className="block">
      <h2>Documents</h2>
      <ul className="docs">
        {documents.map((item) => (
          <li key={item.url}>
            <DocumentLink
              item={item}
              title={item.kind === "epc" ? "Energy certificate (EPC)" : "Floorplan"}
              note={item.kind === "epc" ? energy && `Rating ${energy}` : ownCaption(item)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the caption adds to the title: nothing where it only says "Floor plan" again. */
function ownCaption({ caption }: ListingMedia): string | null {
  return /^\s*floor\s*plan\s*$/i.test(caption) ? null : caption;
}

function DocumentLink({
  item,
  title,
  note,
}: {
  item: ListingMedia;
  title: string;
  note: string | null;
}) {
  return (
    <a className="doc" href={item.url} target="_blank" rel="noopener">
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
        <span>
          {title}
          <span className="vh"> (opens in a new tab)</span>
        </span>
        {note && <small>{note}</small>}
      </span>
    </a>
  );
}
