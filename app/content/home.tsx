import { Suspense } from "react";
import { lazySection } from "../ui/lazy-section.ts";
import { brand } from "../brand/brand.ts";
import { createPageMeta } from "../brand/page-meta.ts";
import { homeText, landlordHomeText } from "../brand/texts/home-text.ts";
import { emptyFilter } from "../../domain/search/search.ts";
import { createAgencyData } from "../seo/agency-data.ts";
import { noteShownHomes } from "../../server/listings/shown-homes.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { listSummaries } from "../../server/search/search-homes.ts";
import type { Route } from "./+types/home";
import { LandlordHero } from "./home/landlord-hero.tsx";
import { LandlordSchemes } from "./home/landlord-schemes.tsx";
import { Street } from "./home/street.tsx";
import "./home.css";
import { PartnerLogos } from "./logos.tsx";
import { TrustWidget } from "../agency/trust-widget.tsx";

/** Server-rendered, but their scripts load after those above the fold. */
const Finder = lazySection(async () => (await import("./home/finder.tsx")).Finder);
const Sections = lazySection(async () => (await import("./home/sections.tsx")).Sections);

const homesShown = 3;

export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.searchParams.get("audience") === "landlord") {
    noteShownHomes(() => false);
    return { audience: "landlord" } as const;
  }
  const app = context.get(appContext);
  const listings = await listSummaries(app, {
    filter: emptyFilter,
    offset: 0,
    limit: homesShown,
  });
  return { audience: "everybody", listings, today: getLondonDate(app.now()) } as const;
}

export const handle: PageHandle = {
  listed: { name: "Home page", main: true },
  cache: { freshness: "homes", parameters: ["audience"] },
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = loaderData?.audience === "landlord" ? landlordHomeText : homeText;
  const agency = createAgencyData(brand, matches[0].loaderData.origin);
  return [...createPageMeta(title, description), { "script:ld+json": agency }];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.audience === "landlord" ? (
        <>
          <LandlordHero />
          <LandlordSchemes />
        </>
      ) : (
        <>
          <Hero />
          <Schemes />
          <Suspense>
            <Finder listings={loaderData.listings} today={loaderData.today} />
          </Suspense>
        </>
      )}
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}

function Hero() {
  const { first, second, lede } = homeText.hero;
  return (
    <section className="hero">
      <div className="wrap hero__text">
        <h1>
          {first} <span>{second}</span>
        </h1>
        <p className="lede">{lede}</p>
      </div>
      <Street />
    </section>
  );
}

function Schemes() {
  return (
    <div className="schemes wrap">
      <TrustWidget />
      <PartnerLogos />
    </div>
  );
}
