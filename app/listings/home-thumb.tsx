import { href } from "react-router";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { formatAvailability, getStatusLabels } from "../../domain/listings/listing-labels.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import {
  formatBathrooms,
  formatBedrooms,
  unknownText,
} from "../../domain/listings/facts/home-facts.ts";
import { getFallbackArt } from "../ui/fallback-art.ts";
import { Icon } from "../ui/icon.tsx";
import { Photo } from "../ui/photo.tsx";
import { Badge } from "../ui/tag.tsx";
import "./home-thumb.css";

export function HomeThumb({ home, today }: { home: ListingSummary; today: string }) {
  const { cover } = home;
  const letAgreed = home.status === "let-agreed";
  return (
    <article className="thumb">
      {cover === null ? (
        <img src={getFallbackArt(home.id)} alt="" width={800} height={600} loading="lazy" />
      ) : (
        <Photo photo={cover} sizes="7rem" />
      )}
      <div className="thumb__body">
        <p className="thumb__price">
          {letAgreed ? <s>{formatPounds(home.rentPcm)}</s> : formatPounds(home.rentPcm)}{" "}
          <small>pcm</small>
          {getStatusLabels(home, today).map((label) => (
            <Badge key={label} kind={letAgreed ? "warn" : undefined}>
              {label}
            </Badge>
          ))}
        </p>
        <h3 className="thumb__name">
          <a href={href("/property/:id", { id: home.id })} target="_blank" rel="noopener">
            {home.name}, {home.area}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </h3>
        <ul className="facts">
          <li>{formatBedrooms(home.bedrooms)}</li>
          <li>{formatBathrooms(home.bathrooms)}</li>
          <li>
            <FurnishedSign furnishing={home.furnishing} />
          </li>
        </ul>
        {!letAgreed && (
          <p className="thumb__available">{formatAvailability(home.availableFrom, today)}</p>
        )}
      </div>
    </article>
  );
}

/** A tick, or a no-sign if unfurnished (renter specification, section 2). */
function FurnishedSign({ furnishing }: Pick<ListingSummary, "furnishing">) {
  if (furnishing === null) {
    return (
      <>
        <span className="visually-hidden">Furnishing: </span>
        {unknownText}
      </>
    );
  }
  return (
    <>
      <Icon name={furnishing === "Unfurnished" ? "ban" : "check"} size="small" />
      {furnishing}
    </>
  );
}
