import type { Area } from "../domain/places/area.ts";
import type { AreaWithHomes } from "../domain/search/area-stats.ts";
import { londonDate } from "../domain/shared/dates.ts";
import type { SearchRequest } from "../domain/search/search.ts";
import { areaStats, homesIn } from "./db/area-stats.ts";
import { homesByArea } from "./db/homes-by-area.ts";
import type { Queryable } from "./db/client.ts";
import { type ReadHomes, readListings, readSummaries } from "./db/listings.ts";
import { searchListings } from "./db/search-listings.ts";
import { findArea } from "./geo/areas.ts";
import { areasAround } from "./geo/nearby-areas.ts";
import type { House } from "./house.ts";

/** What of the services is about searching. */
export function searchServices({ database, now }: Pick<House, "database" | "now">) {
  const { read } = database;
  /** An area that is not known restricts nothing. */
  function search<Home>({ filter, ...page }: SearchRequest, readHomes: ReadHomes<Home>) {
    const area = filter.area === null ? null : findArea(filter.area);
    const today = londonDate(now());
    return read((db) => searchListings(db, { filter, area, today }, page, readHomes));
  }
  return {
    searchListings: (request: SearchRequest) => search(request, readListings),
    searchSummaries: (request: SearchRequest) => search(request, readSummaries),
    areaStats: (area: Area) => read((db) => areaStats(db, area)),
    homesByArea: (areas: readonly Area[]) => read((db) => homesByArea(db, areas)),
    nearbyAreas: (area: Area) => read((db) => nearbyAreas(db, area)),
  };
}

const mostNearby = 8;
/** How many of the nearest are asked for their homes at a time, and how often once some have. */
const atOnce = 12;
const mostRounds = 2;

async function nearbyAreas(db: Queryable, area: Area): Promise<AreaWithHomes[]> {
  const around = areasAround(area);
  const found: AreaWithHomes[] = [];
  for (let round = 0; round * atOnce < around.length; round++) {
    if (found.length >= mostNearby || (round >= mostRounds && found.length > 0)) break;
    const asked = await homesIn(db, around.slice(round * atOnce, (round + 1) * atOnce));
    found.push(...asked.filter(({ homes }) => homes > 0));
  }
  return found.slice(0, mostNearby);
}
