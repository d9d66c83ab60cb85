import { and, between, eq, ne, type SQL, sql } from "drizzle-orm";
import { earthRadius } from "../../domain/geo.ts";
import type { ComparedHome, ListingCard } from "../../domain/listing.ts";
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

/**
 * Homes to let instead of this one, nearest first: at most nine that are available, with as many
 * bedrooms or one more or less, at a rent within a quarter of its rent. Also for a home that is
 * let or withdrawn.
 */
export async function similarHomes(db: Queryable, home: ComparedHome): Promise<ListingCard[]> {
  const { lat, long, bedrooms, rentPcm } = home;
  /** How long a degree of longitude is at the home, as a share of a degree of latitude. */
  const shrinking = Math.cos((lat * Math.PI) / 180);
  const east = north / shrinking;
  // the ids alone, which an index can answer without the listings
  const near = db
    .select({ id: listings.id, distance: squaredDistance(home, shrinking).as("distance") })
    .from(listings)
    .where(
      and(
        eq(listings.status, "available"),
        ne(listings.id, home.id),
        between(listings.lat, lat - north, lat + north),
        between(listings.long, long - east, long + east),
        between(listings.bedrooms, bedrooms - 1, bedrooms + 1),
        between(
          listings.rentPcm,
          Math.ceil(rentPcm * (1 - rentShare)),
          Math.floor(rentPcm * (1 + rentShare)),
        ),
      ),
    )
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

/** In degrees of latitude; flat, which is right enough to sort neighbours by. */
function squaredDistance({ lat, long }: ComparedHome, shrinking: number): SQL<number> {
  return sql`power(${listings.lat} - ${lat}::float8, 2)
    + power((${listings.long} - ${long}::float8) * ${shrinking}::float8, 2)`;
}
