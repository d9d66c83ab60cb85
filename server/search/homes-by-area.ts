import { sql } from "drizzle-orm";
import type { Area } from "../../domain/places/area.ts";
import { calculateBoxAround } from "../../domain/places/geo.ts";
import { nearbyMetres } from "../../domain/search/search.ts";
import { findDistrict } from "../places/gazetteer/outcodes.ts";
import { splitBatches } from "../platform/database/batches.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listings } from "../listings/listing-tables.ts";
import { listAreasWithCounts } from "./area-stats.ts";
import { buildNearClause } from "./search-clauses.ts";

/**
 * Counts available homes of each city, neighbourhood, postcode area and district by slug. For lists
 * of hundreds, where `calculateAreaStats` would query one by one. A test compares the two.
 */
export async function countHomesInAreas(
  db: Queryable,
  areas: readonly Area[],
): Promise<Map<string, number>> {
  const named = areas.filter(({ kind }) => kind === "neighbourhood");
  const [around, districts, cities] = await Promise.all([
    countHomesAround(db, named),
    countHomesByDistrict(db),
    countHomesByCity(db),
  ]);
  const countHomes = ({ slug, name, kind, members }: Area) => {
    if (kind === "city") return cities.get(name) ?? 0;
    if (around.has(slug)) return around.get(slug) ?? 0;
    const codes = members && "outcodes" in members ? members.outcodes : [name];
    return codes.reduce((sum, code) => sum + (districts.get(code) ?? 0), 0);
  };
  return new Map(areas.map((area) => [area.slug, countHomes(area)]));
}

/** By slug. A borough's homes are within its border. */
export async function countHomesInBoroughs(
  db: Queryable,
  boroughs: readonly Area[],
): Promise<Map<string, number>> {
  const homes = new Map<string, number>();
  for (const batch of splitBatches(boroughs, areasAtOnce)) {
    for (const counted of await listAreasWithCounts(db, batch)) {
      homes.set(counted.slug, counted.homes);
    }
  }
  return homes;
}

/** Among 10,000 homes so many take the embedded database 10 ms. */
const areasAtOnce = 12;
const centresAtOnce = 40;

/** Within a mile of the centre or tagged with the name. */
async function countHomesAround(
  db: Queryable,
  areas: readonly Area[],
): Promise<Map<string, number>> {
  const rows = areas.flatMap(({ slug, name, centre }) =>
    centre ? [{ slug, name, ...centre, ...calculateBoxAround(centre, nearbyMetres * 1.002) }] : [],
  );
  const available = sql`${listings.status} = 'available'`;
  const close = buildNearClause({ lat: sql`a.lat`, long: sql`a.long` }, nearbyMetres);
  const homes = new Map<string, number>();
  for (const batch of splitBatches(rows, centresAtOnce)) {
    const found = await db.execute<{ slug: string; homes: number }>(sql`
    with a as (select * from json_to_recordset(${JSON.stringify(batch)}::json) as a(
      slug text, name text, lat float8, long float8,
      south float8, north float8, west float8, east float8))
    select a.slug, (
      (select count(*) from ${listings} where ${available}
        and ${listings.lat} between a.south and a.north
        and ${listings.long} between a.west and a.east and ${close})
      + (select count(*) from ${listings} where ${available}
        and ${listings.area} = a.name and not (${close})))::int as homes
    from a`);
    for (const row of found.rows) homes.set(row.slug, row.homes);
  }
  return homes;
}

async function countHomesByCity(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ city: string; homes: number }>(sql`
    select ${listings.city} as city, count(*)::int as homes from ${listings}
    where ${listings.status} = 'available' group by ${listings.city}`);
  return new Map(rows.map(({ city, homes }) => [city, homes]));
}

/** A sub-district counts as its district. */
async function countHomesByDistrict(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ outcode: string; homes: number }>(sql`
    select ${listings.outcode} as outcode, count(*)::int as homes from ${listings}
    where ${listings.status} = 'available' group by ${listings.outcode}`);
  const homes = new Map<string, number>();
  for (const row of rows) {
    const district = findDistrict(row.outcode);
    homes.set(district, (homes.get(district) ?? 0) + row.homes);
  }
  return homes;
}
