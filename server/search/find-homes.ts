import { readSearch } from "../../domain/search/read-search.ts";
import type { SearchFilter } from "../../domain/search/search.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { findRequestedPlace } from "./requested-place.ts";
import { searchSummaries } from "./search-homes.ts";

/**
 * Searches by a page's query string, ignoring invalid and unknown parameters.
 * @param limit how many homes are shown
 * @param step how many 'Load more' adds
 * @param search replaced in tests
 */
export async function findHomes(
  app: AppContext,
  query: URLSearchParams,
  { limit, step }: { limit: number; step: number },
  search = searchSummaries,
): Promise<FoundHomes> {
  const { filter, requestedPlace } = await findRequestedPlace(
    app,
    readSearch(query).request.filter,
  );
  const { listings, total } = await search(app, { filter, offset: 0, limit });
  const nextRent = total === 0 ? await findRentAboveLimit(app, filter, search) : null;
  return {
    filter,
    listings,
    total,
    step,
    today: getLondonDate(app.now()),
    nextRent,
    requestedPlace,
  };
}

async function findRentAboveLimit(
  app: AppContext,
  filter: SearchFilter,
  search: typeof searchSummaries,
): Promise<number | null> {
  if (filter.rentMax === null) return null;
  const dearer = { ...filter, rentMin: filter.rentMax + 1, rentMax: null };
  const { listings } = await search(app, {
    filter: { ...dearer, sort: "rent-asc" },
    offset: 0,
    limit: 1,
  });
  const [lowest] = listings;
  return lowest?.status === "available" ? lowest.rentPcm : null;
}
