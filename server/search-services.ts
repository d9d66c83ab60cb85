import type { Area } from "../domain/area.ts";
import type { AreaWithHomes } from "../domain/area-stats.ts";
import { londonDate } from "../domain/dates.ts";
import type { SearchRequest } from "../domain/search.ts";
import { areaStats, homesIn } from "./db/area-stats.ts";
import type { Queryable } from "./db/client.ts";
import { searchListings } from "./db/search-listings.ts";
import { findArea } from "./geo/areas.ts";
import { areasAround } from "./geo/nearby-areas.ts";
import type { House } from "./house.ts";

/** What of the services is about searching. */
export function searchServices({ database, now }: Pick<House, "database" | "now">) {
  const { orm } = database;
  return {
    /** An area that is not known restricts nothing. */
    async searchListings({ filter, ...page }: SearchRequest) {
      const area = filter.area === null ? null : findArea(filter.area);
      return searchListings(orm, { filter, area, today: londonDate(now()) }, page);
    },
    areaStats: (area: Area) => areaStats(orm, area),
    nearbyAreas: (area: Area) => nearbyAreas(orm, area),
  };
}

const mostNearby = 8;
/** How many of the nearest are asked for their homes at a time, and how often. */
const atOnce = 12;
const mostRounds = 2;

async function nearbyAreas(orm: Queryable, area: Area): Promise<AreaWithHomes[]> {
  const around = areasAround(area);
  const found: AreaWithHomes[] = [];
  for (let round = 0; round < mostRounds && found.length < mostNearby; round++) {
    const asked = await homesIn(orm, around.slice(round * atOnce, (round + 1) * atOnce));
    found.push(...asked.filter(({ homes }) => homes > 0));
  }
  return found.slice(0, mostNearby);
}
