import { and, type SQL, sql } from "drizzle-orm";
import type { Area } from "../../domain/places/area.ts";
import type { AreaStats, AreaWithHomes } from "../../domain/search/area-stats.ts";
import { getAvailableCases } from "../../domain/search/search-conditions.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listings } from "../listings/listing-tables.ts";
import { toSql } from "./search-clauses.ts";

/**
 * The median of an even number of rents is the mean of the middle two, with half pounds rounded up.
 */
export async function calculateAreaStats(db: Queryable, area: Area): Promise<AreaStats> {
  const rents = getAreaCases(area).map(
    (where) => sql`select ${listings.rentPcm} from ${listings} where ${where}`,
  );
  const { rows } = await db.execute<{ homes: number; median: number | null }>(sql`
    select count(*)::int as homes,
      floor(percentile_cont(0.5) within group (order by ${listings.rentPcm}) + 0.5)::int as median
    from (${sql.join(rents, sql` union all `)}) as ${listings}`);
  return { homes: rows[0]?.homes ?? 0, medianRentPcm: rows[0]?.median ?? null };
}

/** Returns the areas in order with their available homes, in one query. */
export async function listAreasWithCounts(
  db: Queryable,
  areas: readonly Area[],
): Promise<AreaWithHomes[]> {
  if (areas.length === 0) return [];
  const counts = areas.map((area) => {
    const parts = getAreaCases(area).map(
      (where) => sql`(select count(*) from ${listings} where ${where})`,
    );
    return sql`select ${area.slug}::text as slug, (${sql.join(parts, sql` + `)})::int as homes`;
  });
  const { rows } = await db.execute<{ slug: string; homes: number }>(
    sql.join(counts, sql` union all `),
  );
  const homes = new Map(rows.map((row) => [row.slug, row.homes]));
  return areas.map(({ slug, name }) => ({ slug, name, homes: homes.get(slug) ?? 0 }));
}

function getAreaCases(area: Area): (SQL | undefined)[] {
  return getAvailableCases(area).map((conditions) => and(...conditions.map(toSql)));
}
