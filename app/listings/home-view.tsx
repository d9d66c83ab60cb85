import { Suspense } from "react";
import { lazySection } from "../ui/lazy-section.ts";
import {
  getPhotos,
  type ListingSummary,
  type PublicListing,
} from "../../domain/listings/listing.ts";
import { brand } from "../brand/brand.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { BrochureFooter } from "./brochure-footer.tsx";
import { Gallery } from "./gallery.tsx";
import { PropertyHeader } from "./property-header.tsx";
import type { QrPath } from "./qr-path.ts";
import { RentBar } from "./rent-bar.tsx";
import { RentPanel } from "./rent-panel.tsx";
import { SimilarHomes } from "./lazy-similar-homes.tsx";
import { LocationSection } from "./location-section.tsx";
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
