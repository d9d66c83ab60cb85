import { data, href, redirect } from "react-router";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { createAreaBreadcrumbs, createBreadcrumbData } from "../seo/breadcrumbs.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { findAreaBySlug } from "../../server/places/gazetteer/areas.ts";
import { getSuggestionCity } from "../../server/places/gazetteer/inside-london.ts";
import { findHomes } from "../../server/search/find-homes.ts";
import { findAreaStats, findNearbyAreas } from "../../server/search/area-stats-cache.ts";
import { readListSize } from "./search-query.ts";
import type { Route } from "./+types/area-page";
import { AlertInvite } from "../alerts/lazy-alert-invite.tsx";
import { AreaFacts } from "./area-facts.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { ResultsList } from "./results-list.tsx";
import { SearchHeader } from "./search-header.tsx";
import { useFullScreenMap } from "./map/use-full-screen-map.ts";
import "./search.css";

/** Homes added at a time on an area page (renter specification, section 9). */
const areaPageStep = 5;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const slug = params.id.toLowerCase();
  if (slug !== params.id) throw redirect(getAreaPath(slug) + url.search, 301);
  const app = context.get(appContext);
  const area = findAreaBySlug(slug);
  if (area === null) throw data(null, { status: 404 });
  const [found, stats, nearby] = await Promise.all([
    findHomes(app, setAreaInQuery(url.searchParams, slug), {
      limit: readListSize(url.searchParams, areaPageStep),
      step: areaPageStep,
    }),
    findAreaStats(app, area),
    findNearbyAreas(app, area),
  ]);
  const breadcrumbs = createAreaBreadcrumbs(area, findAreaBySlug);
  return {
    found,
    area: { slug, name: area.name, city: getSuggestionCity(area) },
    trail: breadcrumbs,
    stats,
    nearby,
  };
}

export { revalidateOnNewSearch as shouldRevalidate } from "./revalidate-search.ts";

export const handle: PageHandle = {
  cache: { freshness: "homes", search: true, parameters: ["show"] },
};

export function meta({ loaderData: { area, trail }, matches }: Route.MetaArgs) {
  const text = `Properties to rent in ${area.name} - Rental Flats, Houses and Apartments`;
  return [
    { title: text },
    { name: "description", content: text },
    { property: "og:title", content: text },
    { property: "og:description", content: text },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: text },
    { name: "twitter:description", content: text },
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: `New homes to rent in ${area.name}`,
      href: `${getAreaPath(area.slug)}/rss.xml`,
    },
    { "script:ld+json": createBreadcrumbData(trail, matches[0].loaderData.origin) },
  ];
}

export default function AreaPage({ loaderData }: Route.ComponentProps) {
  const { found, area, stats, nearby } = loaderData;
  const map = useFullScreenMap(found);
  const list = <ResultsList found={found} map={map} />;
  const facts = <AreaFacts name={area.name} stats={stats} nearby={nearby} />;
  const alert = <AlertInvite filter={found.filter} place={area.name} />;
  return (
    <div className="search-page">
      <SearchHeader title={`Flats to rent in ${area.name}`} place={area.name} />
      <FilterBar found={found} place={area.name} city={area.city ?? undefined} map={map} />
      {stats.homes > 0 ? (
        <>
          {list}
          {facts}
          {alert}
        </>
      ) : (
        // Without results the facts are more useful, so they come first.
        <>
          {facts}
          {alert}
          {list}
        </>
      )}
    </div>
  );
}

function getAreaPath(slug: string): string {
  return href("/flats-to-rent/:id", { id: slug });
}

/** The path sets the area, so place parameters in the query are ignored. */
function setAreaInQuery(query: URLSearchParams, slug: string): URLSearchParams {
  const areaQuery = new URLSearchParams(query);
  for (const name of ["lat", "long", "bbox"]) areaQuery.delete(name);
  areaQuery.set("area", slug);
  return areaQuery;
}
