import { pageSize } from "../../domain/search/search.ts";
import { brand } from "../brand/brand.ts";
import { pageMeta } from "../brand/page-title.ts";
import { RecentlyViewed } from "../saved/recently-viewed.tsx";
import { services } from "../services.ts";
import type { Route } from "./+types/properties-page";
import { AlertInvite } from "./alert-form.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { findHomes } from "./find-homes.ts";
import { headingPlace } from "./heading-place.ts";
import { PlaceNotice } from "./place-notice.tsx";
import { ResultsList } from "./results-list.tsx";
import { SearchHead } from "./search-head.tsx";
import { useFullMap } from "./use-full-map.ts";
import "./search.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const house = context.get(services);
  const found = await findHomes(house, url.searchParams, pageSize);
  const { area } = found.filter;
  const known = area === null ? null : house.areaNamed(area);
  const areaName = known?.name ?? null;
  return { found, place: headingPlace(found, areaName), areaName, city: known?.city };
}

export function meta({ loaderData: { place } }: Route.MetaArgs) {
  const title = `Find your ideal home: properties to rent in ${place}`;
  const description = `Flats and houses to rent around ${place} with ${brand.name}: search by rent and bedrooms, then book a viewing.`;
  return pageMeta(title, description);
}

export default function PropertiesPage({
  loaderData: { found, place, areaName, city },
}: Route.ComponentProps) {
  const map = useFullMap(found);
  const searchedPlace = found.asked?.text ?? found.filter.text ?? areaName ?? "";
  return (
    <div className="p-search">
      <SearchHead title="Find your ideal home" place={place} />
      <FilterBar found={found} place={searchedPlace} city={city} map={map} />
      <PlaceNotice asked={found.asked} />
      <ResultsList found={found} map={map} />
      <AlertInvite filter={found.filter} place={found.asked?.place ?? areaName} />
      <RecentlyViewed />
    </div>
  );
}
