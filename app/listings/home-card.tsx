import { href, Link } from "react-router";
import type { ListingMedia, ListingSummary } from "../../domain/listings/listing.ts";
import { formatAvailability, formatCardDate } from "../../domain/shared/dates.ts";
import { formatPounds, getWeeklyRent } from "../../domain/shared/money.ts";
import { HomeFactsList } from "./home-facts-list.tsx";
import { CompareToggle } from "../saved/compare-toggle.tsx";
import { SaveButton } from "../saved/save-button.tsx";
import { tabletQuery } from "../ui/breakpoints.ts";
import { getButtonClass } from "../ui/button-look.ts";
import { getFallbackArt } from "../ui/fallback-art.ts";
import { Photo } from "../ui/photo.tsx";
import { Plate } from "../ui/plate.tsx";
import { getStatusLabels } from "../../domain/listings/listing-labels.ts";
import { Badge } from "../ui/tag.tsx";
import "./status-badges.css";

/** Nobody sees a phone's third pixel in a photo, but its bytes double. */
const cardSizes = `(width >= 72rem) 26rem, ${tabletQuery} 46vw, (resolution > 2x) 61vw, 92vw`;

/**
 * A home in a list; clicking anywhere opens it in a new tab.
 * @param index position in the list; the first pictures load eagerly
 * @param today London date, `YYYY-MM-DD`
 * @param brief omits the actions and lowers the heading level
 */
export function HomeCard({
  home,
  index,
  today,
  brief = false,
}: {
  home: ListingSummary;
  index: number;
  today: string;
  brief?: boolean;
}) {
  const Name = brief ? "h3" : "h2";
  const page = href("/property/:id", { id: home.id });
  const letAgreed = home.status === "let-agreed";
  return (
    <article className="home">
      <div className="home__picture">
        <Cover id={home.id} cover={home.cover} index={index} />
        <Plate area={home.area} outcode={home.outcode} />
        <StatusBadges home={home} today={today} />
        <SaveButton home={home} />
      </div>
      <div className="home__body">
        <p className="home__price">
          {letAgreed ? <s>{formatPounds(home.rentPcm)}</s> : formatPounds(home.rentPcm)}{" "}
          <small>pcm</small> <small>{formatPounds(getWeeklyRent(home.rentPcm))} pw</small>
        </p>
        <div className="home__line">
          <Name className="home__name">
            <a href={page} target="_blank" rel="noopener">
              {home.name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </Name>
          {!letAgreed && <AvailableFrom from={home.availableFrom} today={today} />}
        </div>
        <p className="home__description">{home.shortDescription}</p>
        <HomeFactsList home={home} />
        {!brief && <Actions home={home} page={page} />}
        {!brief && <CompareToggle home={home} />}
      </div>
    </article>
  );
}

function Actions({ home, page }: { home: ListingSummary; page: string }) {
  return (
    <div className="home__actions">
      <a
        className={getButtonClass({ look: "secondary", size: "small" })}
        href={page}
        target="_blank"
        rel="noopener"
        aria-label={`More details of ${home.name} (opens in a new tab)`}
      >
        More details
      </a>
      {home.status !== "let-agreed" && (
        <Link
          className={getButtonClass({ size: "small" })}
          to={href("/book-viewing/:id", { id: home.id })}
          aria-label={`Book viewing of ${home.name}`}
        >
          Book viewing
        </Link>
      )}
    </div>
  );
}

function Cover({ id, cover, index }: { id: string; cover: ListingMedia | null; index: number }) {
  if (cover !== null)
    return <Photo photo={cover} sizes={cardSizes} first={index === 0} lazy={index > 1} />;
  return <img src={getFallbackArt(id)} alt="" width={800} height={600} loading="lazy" />;
}

function AvailableFrom({ from, today }: { from: string | null; today: string }) {
  const text = formatAvailability(from, today, formatCardDate);
  return (
    <span className={text === "Now" ? "available-from available-from--now" : "available-from"}>
      <span className="visually-hidden">Available </span>
      {text}
    </span>
  );
}

function StatusBadges({ home, today }: { home: ListingSummary; today: string }) {
  const labels = getStatusLabels(home, today);
  if (labels.length === 0) return null;
  return (
    <ul className="badges" aria-label="Status">
      {labels.map((label) => (
        <li key={label}>
          <Badge kind={label === "Let agreed" ? "warn" : undefined}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
