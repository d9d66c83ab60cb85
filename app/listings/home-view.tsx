import { Suspense, type ReactNode } from "react";
import { lazySection } from "../ui/lazy-section.ts";
import {
  getPhotos,
  type ListingSummary,
  type PublicListing,
  formatFeature,
  listFeatureFacts,
} from "../../domain/listings/listing.ts";
import { brand } from "../brand/brand.ts";
import { RecentlyViewed } from "./similar/recently-viewed.tsx";
import { BrochureFooter } from "./brochure-footer.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { formatAvailability } from "../../domain/shared/dates.ts";
import { SaveButton } from "../saved/save-button.tsx";
import { Note } from "../ui/note.tsx";
import { Plate } from "../ui/plate.tsx";
import { Tag } from "../ui/tag.tsx";
import type { QrPath } from "./share/qr-path.ts";
import { formatPounds, getWeeklyRent } from "../../domain/shared/money.ts";
import { ButtonLink } from "../ui/button.tsx";
import { RentPanel } from "./rent-panel.tsx";
import { SimilarHomes } from "./similar/lazy-similar-homes.tsx";
import { getPinPoint } from "../../domain/listings/pin-point.ts";
import { PlaceMap } from "../map/place-map.tsx";
import { formatMiles } from "./format-miles.ts";
import { href, Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { AskUsLink } from "./ask-us-link.tsx";
import type { FactRow } from "../../domain/listings/facts/fact-rows.ts";

/** Below the fold: server-rendered, but its script loads after those above it. */
const HomeDetails = lazySection(async () => (await import("./home-details.tsx")).HomeDetails);

interface HomeViewProps {
  home: PublicListing;
  /** What a renter is told before deciding. The server makes them: their table stays there. */
  rows: FactRow[];
  address: string;
  code: QrPath;
  /** Null if the area has no page. */
  areaPath: string | null;
  similar: ListingSummary[];
  mapStyleUrl: string | null;
  /** Of the branch that lets it. Null: the agency’s. */
  branchPhone: string | null;
  /** London date, `YYYY-MM-DD`. */
  today: string;
}

function RentBar({ home }: { home: PublicListing }) {
  const letAgreed = home.status === "let-agreed";
  return (
    <div className="rent-bar no-print">
      <p>
        <b>{formatPounds(home.rentPcm)}</b> pcm
        <small className="tabular-numbers">{formatPounds(getWeeklyRent(home.rentPcm))} pw</small>
      </p>
      <div className="rent-bar__actions">
        <ButtonLink
          look={letAgreed ? "primary" : "secondary"}
          to={href("/enquire/:id", { id: home.id })}
        >
          Enquire
        </ButtonLink>
        {!letAgreed && (
          <ButtonLink to={href("/book-viewing/:id", { id: home.id })}>
            <span>
              <span className="nowrap">Book In-person</span> Viewing
            </span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The public address, a map and the three nearest stations. */
function LocationSection({
  home,
  mapStyleUrl,
}: {
  home: PublicListing;
  mapStyleUrl: string | null;
}) {
  return (
    <section className="block block--where">
      <h2>Where it is</h2>
      <p>{home.displayAddress}</p>
      <div className="where__map no-print">
        <PlaceMap
          label={`Map of ${home.name}`}
          at={getPinPoint(home)}
          icon="house"
          styleUrl={mapStyleUrl}
          fallbackText="The address and nearest stations are shown next to the map."
        />
        {!home.locationAccurate && (
          <p className="tiny">The pin shows the neighbourhood, not the door.</p>
        )}
      </div>
      {home.stations.length > 0 && (
        <>
          <h3 className="wide-space-above">Nearest stations</h3>
          <ul className="stations">
            {home.stations.slice(0, 3).map((station) => (
              <li key={station.name}>
                <span className="station__name">
                  <Icon name="train-front" />
                  <b>{station.name}</b>
                </span>
                <span className="station__distance tabular-numbers">
                  {formatMiles(station.metres)} <span>miles</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="tiny">Distances are in a straight line.</p>
        </>
      )}
    </section>
  );
}

function PropertyHeader({
  home,
  areaPath,
  today,
  hasSimilar,
}: {
  home: PublicListing;
  areaPath: string | null;
  today: string;
  hasSimilar: boolean;
}) {
  const features = listFeatureFacts(home);
  const letAgreed = home.status === "let-agreed";
  return (
    <div className="detail__intro">
      <header className="detail__head">
        <Plate area={home.area} outcode={home.outcode} size="large" to={areaPath ?? undefined} />
        <SaveButton home={home} labelled />
        <h1>{home.name}</h1>
        <p className="lede">{home.shortDescription}</p>
        {letAgreed && (
          <Note kind="warn">
            <strong>Let agreed.</strong> Someone’s offer has been accepted. You can still enquire,
            in case it falls through
            {hasSimilar && (
              <>
                , or see <a href="#similar">similar homes to rent</a>
              </>
            )}
            .
          </Note>
        )}
      </header>
      <dl className="portal portal--always-columns key-facts">
        <KeyFact term="Bedrooms" fact={home.bedrooms === 0 ? "Studio" : `${home.bedrooms}`} />
        <KeyFact
          term="Bathrooms"
          fact={home.bathrooms ?? <AskUsLink id={home.id} about="bathrooms" />}
        />
        <KeyFact
          term="Furnishing"
          fact={home.furnishing ?? <AskUsLink id={home.id} about="furnishing" />}
        />
        <KeyFact
          term="Available"
          fact={letAgreed ? "Let agreed" : formatAvailability(home.availableFrom, today)}
        />
      </dl>
      {features.length > 0 && (
        <ul className="row tags" aria-label="Special features">
          {features.map((feature) => (
            <li key={feature}>
              <Tag>{formatFeature(feature)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function KeyFact({ term, fact }: { term: string; fact: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  );
}

export function HomeView(props: HomeViewProps) {
  const { home, address, areaPath, similar, today } = props;
  const phone = props.branchPhone ?? brand.phone;
  const letAgreed = home.status === "let-agreed";
  return (
    <>
      <BackLink area={home.area} areaPath={areaPath} />
      <Gallery home={home} photos={getPhotos(home)} illustrative={brand.demo} />
      <div className="wrap detail">
        <PropertyHeader
          home={home}
          areaPath={areaPath}
          today={today}
          hasSimilar={similar.length > 0}
        />
        <RentPanel home={home} address={address} today={today} />
        <div className="detail__body">
          <Overview home={home} />
          <MaterialFacts id={home.id} rows={props.rows} />
          <LocationSection home={home} mapStyleUrl={props.mapStyleUrl} />
          <Suspense>
            <HomeDetails home={home} phone={phone} />
          </Suspense>
        </div>
      </div>
      <BrochureFooter address={address} code={props.code} today={today} phone={phone} />
      <SimilarHomes
        title={letAgreed ? "Similar homes to rent" : "Other homes nearby"}
        homes={similar}
        today={today}
      />
      <RecentlyViewed current={home.id} />
      <RentBar home={home} />
    </>
  );
}

/** @param areaPath null where the area has no page of its own */
function BackLink({ area, areaPath }: { area: string; areaPath: string | null }) {
  return (
    <nav className="wrap crumbs" aria-label="Back to the list">
      <Link to={areaPath ?? href("/properties")}>
        <Icon name="arrow-left" size="small" />
        {areaPath === null ? "All homes to rent" : `Homes in ${area}`}
      </Link>
    </nav>
  );
}

function MaterialFacts({ id, rows }: { id: string; rows: FactRow[] }) {
  return (
    <section className="block block--material">
      <h2>Before you decide</h2>
      <dl className="material">
        {rows.map(({ term, answer }) => (
          <div key={term} className={answer === null ? "no-print" : undefined}>
            <dt>{term}</dt>
            <dd>{answer ?? <AskUsLink id={id} about={term.toLowerCase()} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Overview({ home }: { home: Pick<PublicListing, "longDescription" | "displayFeatures"> }) {
  return (
    <section className="block block--overview">
      <h2>Overview</h2>
      <p className="prose prose--lines">{home.longDescription}</p>
      {home.displayFeatures.length > 0 && (
        <ul className="bullet-list bullet-list--tight selling">
          {home.displayFeatures.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
