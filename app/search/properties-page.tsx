import { pageSize } from "../../domain/search.ts";
import { brand } from "../brand/brand.ts";
import { pageMeta } from "../brand/page-title.ts";
import { areaSlug } from "../property/area-slug.ts";
import { services } from "../services.ts";
import type { Route } from "./+types/properties-page";
import { FilterBar } from "./filter-bar.tsx";
import { findHomes } from "./find-homes.ts";
import { ResultsList } from "./results-list.tsx";
import { SearchHead } from "./search-head.tsx";
import "./search.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const house = context.get(services);
  const found = await findHomes(house, url.searchParams, pageSize);
  const { area } = found.filter;
  const place = area === null ? null : house.findArea(areaSlug(area));
  return { found, place: place?.name ?? brand.cities[0]! };
}

export function meta({ loaderData: { place } }: Route.MetaArgs) {
  const title = `Find your ideal home: properties to rent in ${place}`;
  const description = `Flats and houses to rent around ${place} with ${brand.name}: search by rent and bedrooms, then book a viewing.`;
  return pageMeta(title, description);
}

export default function PropertiesPage({ loaderData: { found, place } }: Route.ComponentProps) {
  return (
    <div className="p-search">
      <SearchHead title="Find your ideal home" place={place} />
      <FilterBar filter={found.filter} total={found.total} withText />
      <ResultsList found={found} />
    </div>
  );
}
