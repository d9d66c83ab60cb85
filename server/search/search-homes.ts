import type { ListingSummary, PublicListing } from "../../domain/listings/listing.ts";
import type { Area } from "../../domain/places/area.ts";
import type { AreaWithHomes } from "../../domain/search/area-stats.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { SearchRequest } from "../../domain/search/search.ts";
import { calculateAreaStats, listAreasWithCounts } from "./area-stats.ts";
import { countHomesInAreas } from "./homes-by-area.ts";
import type { Queryable } from "../platform/database/client.ts";
import { type ReadHomes, readListings, readSummaries } from "../listings/listings.ts";
import { runSearch } from "./search-listings.ts";
import { findArea } from "../places/areas.ts";
import { findAreasAround } from "../places/nearby-areas.ts";
import type { AppContext } from "../app-context.ts";

type Context = Pick<AppContext, "database" | "now">;

/** Returns one page of matches and the total count. An unknown area restricts nothing. */
export function searchListings(
  context: Context,
  request: SearchRequest,
): Promise<{ listings: PublicListing[]; total: number }> {
  return search(context, request, readListings);
}

export function searchSummaries(
  context: Context,
  request: SearchRequest,
): Promise<{ listings: ListingSummary[]; total: number }> {
  return search(context, request, readSummaries);
}

function search<Home>(
  { database, now }: Context,
  { filter, ...page }: SearchRequest,
  readHomes: ReadHomes<Home>,
) {
  const area = filter.area === null ? null : findArea(filter.area);
  const today = getLondonDate(now());
  return database.read((db) => runSearch(db, { filter, area, today }, page, readHomes));
}

export function findAreaStats({ database }: Pick<Context, "database">, area: Area) {
  return database.read((db) => calculateAreaStats(db, area));
}

/** Counts available homes by slug. Does not support boroughs. */
export function countHomesByArea({ database }: Pick<Context, "database">, areas: readonly Area[]) {
  return database.read((db) => countHomesInAreas(db, areas));
}

/**
 * Returns up to eight areas of the same kind with available homes, nearest first. For a city, its
 * own areas.
 */
export function findNearbyAreas({ database }: Pick<Context, "database">, area: Area) {
  return database.read((db) => findNearbyAreasWithHomes(db, area));
}

const mostNearby = 8;
/** Areas per query, and the number of queries after which any result is enough. */
const concurrency = 12;
const mostRounds = 2;

async function findNearbyAreasWithHomes(db: Queryable, area: Area): Promise<AreaWithHomes[]> {
  const around = findAreasAround(area);
  const found: AreaWithHomes[] = [];
  for (let round = 0; round * concurrency < around.length; round++) {
    if (found.length >= mostNearby || (round >= mostRounds && found.length > 0)) break;
    const counted = await listAreasWithCounts(
      db,
      around.slice(round * concurrency, (round + 1) * concurrency),
    );
    found.push(...counted.filter(({ homes }) => homes > 0));
  }
  return found.slice(0, mostNearby);
}
