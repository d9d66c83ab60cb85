import type { Area } from "../../domain/places/area.ts";
import type { AreaStats, AreaWithHomes } from "../../domain/search/area-stats.ts";
import { noteShownHomes } from "../listings/shown-homes.ts";
import { createAreaMatcher } from "../../domain/search/search-match.ts";
import { openQueryCache, type QueryCache } from "../listings/query-cache.ts";
import { areas } from "../places/gazetteer/areas.ts";
import { findAreasAround } from "../places/gazetteer/nearby-areas.ts";
import type { Database } from "../platform/database/client.ts";
import { calculateAreaStats, listAreasWithCounts } from "./area-stats.ts";
import { countHomesInAreas, countHomesInBoroughs } from "./homes-by-area.ts";

/** What pages tell of areas. Each takes longer than the search of the same page. */
export interface AreaStatsCache {
  stats: QueryCache<AreaStats>;
  counts: QueryCache<ReadonlyMap<string, number>>;
}

interface Context {
  database: Database;
  areaFigures: AreaStatsCache;
}

export function openAreaStatsCache(): AreaStatsCache {
  return { stats: openQueryCache(), counts: openQueryCache() };
}

export function findAreaStats({ database, areaFigures }: Context, area: Area): Promise<AreaStats> {
  noteShownHomes(createAreaMatcher(area));
  return areaFigures.stats.fetch(area.slug, () =>
    database.read((db) => calculateAreaStats(db, area)),
  );
}

/** Counts available homes of every area but boroughs, by slug. */
export function countHomesByArea(context: Context): Promise<ReadonlyMap<string, number>> {
  noteShownHomes(() => true);
  return fetchCounts(context, "others");
}

/**
 * Returns up to eight areas of the same kind with available homes, nearest first. For a city, its
 * own areas.
 */
export async function findNearbyAreas(context: Context, area: Area): Promise<AreaWithHomes[]> {
  const around = findAreasAround(area);
  const nearest = around.slice(0, nearestAtOnce);
  const few = chooseNearby(nearest, await countNearest(context, area, nearest));
  // Where there are many homes the nearest have some, and counting all areas takes far longer.
  const { nearby, looked } =
    few.nearby.length === mostNearby || nearest.length === around.length
      ? few
      : chooseNearby(
          around,
          await fetchCounts(context, area.kind === "borough" ? "boroughs" : "others"),
        );
  for (const other of looked) noteShownHomes(createAreaMatcher(other));
  return nearby;
}

const mostNearby = 8;
const nearestAtOnce = 12;

function countNearest(
  { database, areaFigures }: Context,
  { slug }: Area,
  nearest: readonly Area[],
): Promise<ReadonlyMap<string, number>> {
  return areaFigures.counts.fetch(`around ${slug}`, async () => {
    const counted = await database.read((db) => listAreasWithCounts(db, nearest));
    return new Map(counted.map(({ slug: other, homes }) => [other, homes]));
  });
}

function chooseNearby(around: readonly Area[], counts: ReadonlyMap<string, number>) {
  const nearby: AreaWithHomes[] = [];
  let looked = 0;
  while (nearby.length < mostNearby && looked < around.length) {
    const { slug, name } = around[looked++]!;
    const homes = counts.get(slug) ?? 0;
    if (homes > 0) nearby.push({ slug, name, homes });
  }
  return { nearby, looked: around.slice(0, looked) };
}

type Counted = "boroughs" | "others";

function fetchCounts(
  { database, areaFigures }: Context,
  which: Counted,
): Promise<ReadonlyMap<string, number>> {
  const counted = areas.filter(({ kind }) => (kind === "borough") === (which === "boroughs"));
  const count = which === "boroughs" ? countHomesInBoroughs : countHomesInAreas;
  return areaFigures.counts.fetch(which, () => database.read((db) => count(db, counted)));
}
