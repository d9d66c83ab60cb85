import type { ListingSummary } from "../../domain/listings/listing.ts";
import { readSearch, type SearchFilter } from "../../domain/search/search.ts";
import type { Services } from "../services.ts";
import { type AskedPlace, askedPlace } from "./asked-place.ts";
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
  /** What was made of the text that was searched for; null without one. */
  asked: AskedPlace | null;
}

/** What of the house a search needs. */
type Searching = Pick<Services, "searchListings" | "resolvePlace" | "today">;

/** Searches by a page's query string; parameters that are bad or unknown do not count. */
export async function findHomes(
  house: Searching,
  query: URLSearchParams,
  step: number,
): Promise<FoundHomes> {
  const { filter, asked } = await askedPlace(house, readSearch(query).request.filter);
  const limit = readShow(query, step);
  const { listings, total } = await house.searchListings({ filter, offset: 0, limit });
  const nextRent = total === 0 ? await rentAboveLimit(house, filter) : null;
  return { filter, listings, total, step, today: house.today(), nextRent, asked };
}

async function rentAboveLimit(house: Searching, filter: SearchFilter): Promise<number | null> {
  if (filter.rentMax === null) return null;
  const dearer = { ...filter, rentMin: filter.rentMax + 1, rentMax: null };
  const { listings } = await house.searchListings({
    filter: { ...dearer, sort: "rent-asc" },
    offset: 0,
    limit: 1,
  });
  const [lowest] = listings;
  return lowest?.status === "available" ? lowest.rentPcm : null;
}
