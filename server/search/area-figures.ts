import type { Area } from "../../domain/places/area.ts";
import type { AreaStats, AreaWithHomes } from "../../domain/search/area-stats.ts";
import { openQueryCache, type QueryCache } from "../listings/query-cache.ts";
import { areas } from "../places/areas.ts";
import { findAreasAround } from "../places/nearby-areas.ts";
import type { Database, Queryable } from "../platform/database/client.ts";
import { calculateAreaStats, listAreasWithCounts } from "./area-stats.ts";
import { countHomesInAreas } from "./homes-by-area.ts";

/** What pages tell of areas, by slug. Each takes longer than the search of the same page. */
export interface AreaFigures {
  stats: QueryCache<AreaStats>;
  nearby: QueryCache<AreaWithHomes[]>;
  counts: QueryCache<ReadonlyMap<string, number>>;
}

interface Context {
  database: Database;
  areaFigures: AreaFigures;
}

export function openAreaFigures(): AreaFigures {
  return { stats: openQueryCache(), nearby: openQueryCache(), counts: openQueryCache() };
}

export function findAreaStats({ database, areaFigures }: Context, area: Area): Promise<AreaStats> {
  return areaFigures.stats.fetch(area.slug, () =>
    database.read((db) => calculateAreaStats(db, area)),
  );
}

/** Counts available homes of every area but boroughs, by slug. */
export function countHomesByArea({
  database,
  areaFigures,
}: Context): Promise<ReadonlyMap<string, number>> {
  return areaFigures.counts.fetch("all", () => {
    const counted = areas.filter(({ kind }) => kind !== "borough");
    return database.read((db) => countHomesInAreas(db, counted));
  });
}

/**
 * Returns up to eight areas of the same kind with available homes, nearest first. For a city, its
 * own areas.
 */
export function findNearbyAreas(
  { database, areaFigures }: Context,
  area: Area,
): Promise<AreaWithHomes[]> {
  return areaFigures.nearby.fetch(area.slug, () =>
    database.read((db) => findNearbyAreasWithHomes(db, area)),
  );
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
