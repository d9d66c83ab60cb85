import {
  and,
  arrayContains,
  asc,
  between,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Area, Point } from "../../domain/area.ts";
import type { PublicListing } from "../../domain/listing.ts";
import {
  furnishingsFor,
  nearbyMetres,
  type SearchFilter,
  type SearchRequest,
  type SearchSort,
} from "../../domain/search.ts";
import type { Queryable } from "./client.ts";
import { listings } from "./schema.ts";

const publicColumns = {
  id: listings.id,
  status: listings.status,
  name: listings.name,
  area: listings.area,
  city: listings.city,
  displayAddress: listings.displayAddress,
  outcode: listings.outcode,
  propertyType: listings.propertyType,
  propertySubtype: listings.propertySubtype,
  bedrooms: listings.bedrooms,
  bathrooms: listings.bathrooms,
  furnishing: listings.furnishing,
  rentPcm: listings.rentPcm,
  noDeposit: listings.noDeposit,
  availableFrom: listings.availableFrom,
  shortDescription: listings.shortDescription,
  longDescription: listings.longDescription,
  specialFeatures: listings.specialFeatures,
  displayFeatures: listings.displayFeatures,
  lat: listings.lat,
  long: listings.long,
  locationAccurate: listings.locationAccurate,
  stations: listings.stations,
  media: listings.media,
  material: listings.material,
  development: listings.development,
};

/** A listing that visitors may see: available or let agreed. */
export async function findPublicListing(db: Queryable, id: string): Promise<PublicListing | null> {
  if (!/^\w{1,40}$/.test(id)) return null;
  const [row] = await db
    .select(publicColumns)
    .from(listings)
    .where(and(eq(listings.id, id), inArray(listings.status, ["available", "let-agreed"])));
  return row ?? null;
}

/**
 * One page of the available homes that match, and how many match in all.
 * @param area what the filter's `area` stands for; the caller has looked it up
 * @param today London's date, for homes that are free now
 */
export async function searchListings(
  db: Queryable,
  { filter, offset, limit }: SearchRequest,
  area: Area | null,
  today: string,
): Promise<{ listings: PublicListing[]; total: number }> {
  const where = and(eq(listings.status, "available"), ...conditions(filter, area, today));
  const [page, [count]] = await Promise.all([
    db
      .select(publicColumns)
      .from(listings)
      .where(where)
      .orderBy(...order[filter.sort])
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(listings)
      .where(where),
  ]);
  return { listings: page, total: count?.total ?? 0 };
}

const order: Record<SearchSort, SQL[]> = {
  newest: [desc(listings.createdAt), desc(listings.id)],
  "rent-asc": [asc(listings.rentPcm), desc(listings.id)],
  "rent-desc": [desc(listings.rentPcm), desc(listings.id)],
};

function conditions(filter: SearchFilter, area: Area | null, today: string): (SQL | undefined)[] {
  const { box, text, rentMin, rentMax, bedsMin, bedsMax, bathMin } = filter;
  const freeFrom = sql`coalesce(${listings.availableFrom}, ${today}::date)`;
  return [
    filter.centre ? within(filter.centre, nearbyMetres) : area && belongsTo(area),
    box && between(listings.lat, box.south, box.north),
    box && between(listings.long, box.west, box.east),
    text ? mentions(text) : null,
    rentMin > 0 ? gte(listings.rentPcm, rentMin) : null,
    rentMax === null ? null : lte(listings.rentPcm, rentMax),
    bedsMin > 0 ? gte(listings.bedrooms, bedsMin) : null,
    bedsMax === null ? null : lte(listings.bedrooms, bedsMax),
    bathMin === null || bathMin === 0 ? null : gte(listings.bathrooms, bathMin),
    filter.propertyType && eq(listings.propertyType, filter.propertyType),
    filter.furnishing && inArray(listings.furnishing, furnishingsFor[filter.furnishing]),
    filter.available === "now" ? sql`${freeFrom} <= ${today}::date` : null,
    filter.available !== null && filter.available !== "now"
      ? sql`${freeFrom} >= ${filter.available}::date`
      : null,
    filter.features.length > 0 ? arrayContains(listings.specialFeatures, filter.features) : null,
  ].map((condition) => condition ?? undefined);
}

function belongsTo(area: Area): SQL | undefined {
  if (area.kind === "city") return eq(listings.city, area.name);
  if (area.kind === "outcode") return sql`${listings.outcode} ~ ${`^${area.name}[A-Z]?$`}`;
  return or(
    eq(listings.area, area.name),
    area.centre ? within(area.centre, nearbyMetres) : undefined,
  );
}

/** The box first, which an index can answer, then the haversine distance (mean radius 6371 km). */
function within({ lat, long }: Point, metres: number): SQL | undefined {
  const latSpan = metres / 111_195;
  const longSpan = latSpan / Math.cos((lat * Math.PI) / 180);
  return and(
    between(listings.lat, lat - latSpan, lat + latSpan),
    between(listings.long, long - longSpan, long + longSpan),
    sql`12742000 * asin(sqrt(power(sin(radians(${listings.lat} - ${lat}) / 2), 2)
      + cos(radians(${lat})) * cos(radians(${listings.lat}))
      * power(sin(radians(${listings.long} - ${long}) / 2), 2))) <= ${metres}`,
  );
}

function mentions(text: string): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ilike(listings.name, pattern),
    ilike(listings.displayAddress, pattern),
    ilike(listings.area, pattern),
  );
}
