import { and, asc, between, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { earthRadius } from "../../domain/geo.ts";
import type { ComparedHome, ListingSummary } from "../../domain/listing.ts";
import type { Queryable } from "./client.ts";
import { readSummaries } from "./listings.ts";
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
export async function similarHomes(db: Queryable, home: ComparedHome): Promise<ListingSummary[]> {
  const nearestFirst = [squaredDistance(home), asc(listings.id)];
  // the ids alone, which an index can answer without the listings
  const nearest = db
    .select({ id: listings.id })
    .from(listings)
    .where(isLike(home))
    .orderBy(...nearestFirst)
    .limit(most);
  return readSummaries(db, inArray(listings.id, nearest), nearestFirst);
}

function isLike({ id, lat, long, bedrooms, rentPcm }: ComparedHome): SQL | undefined {
  const east = north / shrinking(lat);
  const lowest = Math.ceil(rentPcm * (1 - rentShare));
  const highest = Math.floor(rentPcm * (1 + rentShare));
  return and(
    eq(listings.status, "available"),
    ne(listings.id, id),
    between(listings.lat, lat - north, lat + north),
    between(listings.long, long - east, long + east),
    between(listings.bedrooms, bedrooms - 1, bedrooms + 1),
    between(listings.rentPcm, lowest, highest),
  );
}

/** In degrees of latitude; flat, which is right enough to sort neighbours by. */
function squaredDistance({ lat, long }: ComparedHome): SQL {
  return sql`power(${listings.lat} - ${lat}::float8, 2)
    + power((${listings.long} - ${long}::float8) * ${shrinking(lat)}::float8, 2)`;
}

/** How long a degree of longitude is at a latitude, as a share of a degree of latitude. */
function shrinking(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}
