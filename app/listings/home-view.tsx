import {
  getPhotos,
  type ListingSummary,
  type PublicListing,
} from "../../domain/listings/listing.ts";
import { brand } from "../brand/brand.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { TrustWidget } from "../agency/trust-widget.tsx";
import { BrochureFooter } from "./brochure-footer.tsx";
import { Documents } from "./documents.tsx";
import { Gallery } from "./gallery.tsx";
import { HowToRent } from "./how-to-rent.tsx";
import { MaterialFacts } from "./material-facts.tsx";
import { MoveIn } from "./move-in.tsx";
import { Overview } from "./overview.tsx";
import { Payments } from "./payments.tsx";
import { PropertyHeader } from "./property-header.tsx";
import type { QrPath } from "./qr-path.ts";
import { RentBar } from "./rent-bar.tsx";
import { RentPanel } from "./rent-panel.tsx";
import { SimilarHomes } from "./lazy-similar-homes.tsx";
import { BackLink } from "./back-link.tsx";
import { LocationSection } from "./location-section.tsx";

interface HomeViewProps {
  home: PublicListing;
  address: string;
  code: QrPath;
  /** Null if the area has no page. */
  areaPath: string | null;
  similar: ListingSummary[];
  mapStyleUrl: string | null;
  /** London date, `YYYY-MM-DD`. */
  today: string;
}

export function HomeView(props: HomeViewProps) {
  const { home, address, areaPath, similar, today } = props;
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
          <MaterialFacts home={home} />
          <LocationSection home={home} mapStyleUrl={props.mapStyleUrl} />
          <Documents home={home} />
          <HowToRent letAgreed={letAgreed} />
          <MoveIn home={home} />
          <Payments rentPcm={home.rentPcm} />
          <div className="block block--trust">
            <TrustWidget />
          </div>
        </div>
      </div>
      <BrochureFooter address={address} code={props.code} today={today} />
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
