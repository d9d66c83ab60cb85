import { and, between, eq, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { earthRadius } from "../../domain/geo.ts";
import type { ListingCard } from "../../domain/listing.ts";
import type { Queryable } from "./client.ts";
import { cardColumns, publicListing } from "./listings.ts";
import { listings } from "./schema.ts";

const most = 9;
/** Metres to the north, south, east and west: what is farther is no neighbour. */
const reach = 25_000;
/** How far another rent may be from this one, as a share of it. */
const rentShare = 0.25;
const metresADegree = (earthRadius * Math.PI) / 180;
/** Degrees of latitude. */
const north = reach / metresADegree;

const home = alias(listings, "home");
/** How long a degree of longitude is at the home, as a share of a degree of latitude. */
const shrinking = sql`cos(radians(${home.lat}))`;

/**
 * Homes to let instead of this one, nearest first: at most nine that are available, with as many
 * bedrooms or one more or less, at a rent within a quarter of its rent. Also for a home that is
 * let or withdrawn; none for an id that nobody knows.
 */
export async function similarHomes(db: Queryable, id: string): Promise<ListingCard[]> {
  if (!/^\w{1,40}$/.test(id)) return [];
  // the ids alone, which an index can answer without the listings
  const near = db
    .select({ id: listings.id, distance: squaredDistance.as("distance") })
    .from(home)
    .innerJoin(
      listings,
      and(
        eq(listings.status, "available"),
        ne(listings.id, home.id),
        ...around,
        between(listings.bedrooms, sql`${home.bedrooms} - 1`, sql`${home.bedrooms} + 1`),
        between(
          listings.rentPcm,
          sql`ceil(${home.rentPcm} * ${1 - rentShare}::float8)::int`,
          sql`floor(${home.rentPcm} * ${1 + rentShare}::float8)::int`,
        ),
      ),
    )
    .where(eq(home.id, id))
    .orderBy(sql`distance`, listings.id)
    .limit(most)
    .as("near");
  const rows = await db
    .select(cardColumns)
    .from(near)
    .innerJoin(listings, eq(listings.id, near.id))
    .orderBy(near.distance, near.id);
  return rows.map(publicListing);
}

const around: SQL[] = [
  between(listings.lat, sql`${home.lat} - ${north}::float8`, sql`${home.lat} + ${north}::float8`),
  between(
    listings.long,
    sql`${home.long} - ${north}::float8 / ${shrinking}`,
    sql`${home.long} + ${north}::float8 / ${shrinking}`,
  ),
];

/** In degrees of latitude; flat, which is right enough to sort neighbours by. */
const squaredDistance = sql<number>`power(${listings.lat} - ${home.lat}, 2)
  + power((${listings.long} - ${home.long}) * ${shrinking}, 2)`;
