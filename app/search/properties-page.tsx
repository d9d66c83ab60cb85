import { pageSize } from "../../domain/search/search.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { brand } from "../brand/brand.ts";
import { createPageMeta } from "../brand/page-meta.ts";
import { RecentlyViewed } from "../listings/similar/recently-viewed.tsx";
import { appContext } from "../../server/site/page-contexts.ts";
import { findArea } from "../../server/places/gazetteer/areas.ts";
import { findHomes } from "../../server/search/find-homes.ts";
import { readListSize } from "./search-query.ts";
import type { Route } from "./+types/properties-page";
import { AlertInvite } from "../alerts/lazy-alert-invite.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { getHeadingPlace } from "./heading-place.ts";
import { ResultsList } from "./results-list.tsx";
import { SearchHeader } from "./search-header.tsx";
import { useFullScreenMap } from "./map/use-full-screen-map.ts";
import "./search.css";
import type { RequestedPlace } from "../../domain/search/found-homes.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const found = await findHomes(app, url.searchParams, {
    limit: readListSize(url.searchParams, pageSize),
    step: pageSize,
  });
  const { area } = found.filter;
  const knownArea = area === null ? null : findArea(area);
  const areaName = knownArea?.name ?? null;
  return { found, place: getHeadingPlace(found, areaName), areaName, city: knownArea?.city };
}

export { revalidateOnNewSearch as shouldRevalidate } from "./revalidate-search.ts";

export const handle: PageHandle = {
  listed: { name: "Search all homes to rent", main: true },
  cache: { freshness: "homes", search: true, parameters: ["show"] },
};

export function meta({ loaderData: { place } }: Route.MetaArgs) {
  const title = `Find your ideal home: properties to rent in ${place}`;
  const description = `Flats and houses to rent around ${place} with ${brand.name}. Search by rent and bedrooms, then book a viewing.`;
  return createPageMeta(title, description);
}

export default function PropertiesPage({
  loaderData: { found, place, areaName, city },
}: Route.ComponentProps) {
  const map = useFullScreenMap(found);
  const searchedPlace = found.requestedPlace?.text ?? found.filter.text ?? areaName ?? "";
  return (
    <div className="search-page">
      <SearchHeader title="Find your ideal home" place={place} />
      <FilterBar found={found} place={searchedPlace} city={city} map={map} />
      <PlaceNotice requested={found.requestedPlace} />
      <ResultsList found={found} map={map} />
      <AlertInvite filter={found.filter} place={found.requestedPlace?.place ?? areaName} />
      <RecentlyViewed />
    </div>
  );
}

function PlaceNotice({ requested }: { requested: RequestedPlace | null }) {
  return (
    <output className="place-notice">
      {requested && (
        <span className={`place-notice__${requested.understood}`}>{requested.lines.join(" ")}</span>
      )}
    </output>
  );
}
