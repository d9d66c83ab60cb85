import type { ListingSummary } from "../../domain/listing.ts";
import { readSearch, type SearchFilter } from "../../domain/search.ts";
import type { Services } from "../services.ts";
import { readShow } from "./search-query.ts";

/** A list of homes as a search page shows it. */
export interface FoundHomes {
  filter: SearchFilter;
  listings: ListingSummary[];
  /** How many match, shown or not. */
  total: number;
  /** How many homes 'Load more' adds. */
  step: number;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
  /** Where a rent limit left nothing: the lowest rent above it, whole pounds a month. */
  nextRent: number | null;
}

/** Searches by a page's query string; parameters that are bad or unknown do not count. */
export async function findHomes(
  house: Services,
  query: URLSearchParams,
  step: number,
): Promise<FoundHomes> {
  const { filter } = readSearch(query).request;
  const limit = readShow(query, step);
  const { listings, total } = await house.searchListings({ filter, offset: 0, limit });
  const nextRent = total === 0 ? await rentAboveLimit(house, filter) : null;
  return { filter, listings, total, step, today: house.today(), nextRent };
}

async function rentAboveLimit(house: Services, filter: SearchFilter): Promise<number | null> {
  if (filter.rentMax === null) return null;
  const dearer = { ...filter, rentMin: filter.rentMax + 1, rentMax: null };
  const { listings } = await house.searchListings({
    filter: { ...dearer, sort: "rent-asc" },
    offset: 0,
    limit: 1,
  });
  return listings[0]?.rentPcm ?? null;
}
