import type { ListingSummary, PublicListing } from "../../domain/listings/listing.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { SearchFilter, SearchRequest } from "../../domain/search/search.ts";
import type { Search } from "../../domain/search/search-conditions.ts";
import { createSearchMatcher } from "../../domain/search/search-match.ts";
import { noteShownHomes } from "../listings/shown-homes.ts";
import { type ReadHomes, readListings, readSummaries } from "../listings/listings.ts";
import { listMatches, runSearch } from "./search-listings.ts";
import { findArea } from "../places/gazetteer/areas.ts";
import type { AppContext } from "../app-context.ts";

/** Returns one page of matches and the total count. An unknown area restricts nothing. */
export function searchListings(
  context: Pick<AppContext, "database" | "now">,
  request: SearchRequest,
): Promise<{ listings: PublicListing[]; total: number }> {
  return search(context, request, readListings);
}

export function searchSummaries(
  context: AppContext,
  request: SearchRequest,
): Promise<{ listings: ListingSummary[]; total: number }> {
  return search(context, request, readSummaries);
}

/** The page alone, without the total count. */
export function listSummaries(
  { database, now }: AppContext,
  { filter, ...page }: SearchRequest,
): Promise<ListingSummary[]> {
  const wanted = prepareSearch(filter, now());
  return database.read((db) => listMatches(db, wanted, page, readSummaries));
}

function search<Home>(
  { database, now }: Pick<AppContext, "database" | "now">,
  { filter, ...page }: SearchRequest,
  readHomes: ReadHomes<Home>,
) {
  const wanted = prepareSearch(filter, now());
  return database.read((db) => runSearch(db, wanted, page, readHomes));
}

function prepareSearch(filter: SearchFilter, now: Date): Search {
  const area = filter.area === null ? null : findArea(filter.area);
  const wanted = { filter, area, today: getLondonDate(now) };
  noteShownHomes(createSearchMatcher(wanted));
  return wanted;
}
