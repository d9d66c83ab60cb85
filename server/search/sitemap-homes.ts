import { setImmediate } from "node:timers/promises";
import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import type { Area } from "../../domain/places/area.ts";
import { getAvailableCases } from "../../domain/search/search-conditions.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listings } from "../listings/listing-tables.ts";
import { toSql } from "./search-clauses.ts";

export interface SitemapHome {
  id: string;
  changed: Date;
  /** Photo URLs as stored. */
  photos: string[];
}

/** Batch sizes, after which visitors' requests get a turn. */
const homesBatchSize = 100;
const areasBatchSize = 4;
const available = eq(listings.status, "available");

export async function countAvailable(db: Queryable): Promise<number> {
  const [row] = await db.select({ homes: count() }).from(listings).where(available);
  return row?.homes ?? 0;
}

/** Returns a page of available homes in id order. */
export async function findSitemapHomes(
  db: Queryable,
  { offset, limit }: { offset: number; limit: number },
): Promise<SitemapHome[]> {
  const homes: SitemapHome[] = [];
  while (homes.length < limit) {
    const last = homes.at(-1);
    const batchSize = Math.min(homesBatchSize, limit - homes.length);
    const rows = await db
      .select({
        id: listings.id,
        changed: listings.updatedAt,
        photos: sql<
          string[]
        >`jsonb_path_query_array(${listings.media}, '$[*] ? (@.kind == "photo").url')`,
      })
      .from(listings)
      .where(and(available, last && gt(listings.id, last.id)))
      .orderBy(asc(listings.id))
      .offset(last ? 0 : offset)
      .limit(batchSize);
    homes.push(...rows);
    if (rows.length < batchSize) break;
    await setImmediate();
  }
  return homes;
}

/** Filters areas to those with an available home, keeping the order. */
export async function findAreasWithHomes(db: Queryable, areas: readonly Area[]): Promise<Area[]> {
  const found: Area[] = [];
  for (let start = 0; start < areas.length; start += areasBatchSize) {
    const batch = areas.slice(start, start + areasBatchSize);
    const answers = sql.join(batch.map(buildHomeExists), sql` union all `);
    const { rows } = await db.execute<{ slug: string }>(
      sql`select slug from (${answers}) as asked where has_home`,
    );
    const slugs = new Set(rows.map(({ slug }) => slug));
    found.push(...batch.filter(({ slug }) => slugs.has(slug)));
    await setImmediate();
  }
  return found;
}

function buildHomeExists(area: Area) {
  const cases = getAvailableCases(area).map((conditions) => {
    const where = and(...conditions.map(toSql));
    return sql`exists (select 1 from ${listings} where ${where})`;
  });
  return sql`select ${area.slug}::text as slug, (${sql.join(cases, sql` or `)}) as has_home`;
}
