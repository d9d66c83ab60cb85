import { and, between, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Point } from "../../domain/area.ts";
import { earthRadius } from "../../domain/geo.ts";
import type { PublicListing } from "../../domain/listing.ts";
import type { Queryable } from "./client.ts";
import { publicColumns, publicListing } from "./listings.ts";
import { listings } from "./schema.ts";

const most = 9;
/** Metres to the north, south, east and west: what is farther is no neighbour. */
const reach = 25_000;
/** How far another rent may be from this one, as a share of it. */
const rentShare = 0.25;
const metresADegree = (earthRadius * Math.PI) / 180;

/**
 * Homes to let instead of this one, nearest first: at most nine that are available, with as many
 * bedrooms or one more or less, at a rent within a quarter of its rent. Also for a home that is
 * let or withdrawn; none for an id that nobody knows.
 */
export async function similarHomes(db: Queryable, id: string): Promise<PublicListing[]> {
  if (!/^\w{1,40}$/.test(id)) return [];
  const { lat, long, bedrooms, rentPcm } = listings;
  const [home] = await db
    .select({ lat, long, bedrooms, rentPcm })
    .from(listings)
    .where(eq(listings.id, id));
  if (!home) return [];
  const order = sql`${squaredDistance(home)}, ${listings.id}`;
  // the ids alone, which an index can answer without the listings
  const ids = sql`select ${listings.id} from ${listings} where ${and(
    eq(listings.status, "available"),
    ne(listings.id, id),
    ...around(home),
    between(bedrooms, home.bedrooms - 1, home.bedrooms + 1),
    between(
      rentPcm,
      Math.ceil(home.rentPcm * (1 - rentShare)),
      Math.floor(home.rentPcm * (1 + rentShare)),
    ),
  )} order by ${order} limit ${most}`;
  const rows = await db
    .select(publicColumns)
    .from(listings)
    .where(inArray(listings.id, sql`(${ids})`))
    .orderBy(order);
  return rows.map(publicListing);
}

function around({ lat, long }: Point): SQL[] {
  const north = reach / metresADegree;
  const east = north / shrinking(lat);
  return [
    between(listings.lat, lat - north, lat + north),
    between(listings.long, long - east, long + east),
  ];
}

/** In degrees of latitude; flat, which is right enough to sort neighbours by. */
function squaredDistance({ lat, long }: Point): SQL {
  return sql`power(${listings.lat} - ${lat}::float8, 2)
    + power((${listings.long} - ${long}::float8) * ${shrinking(lat)}::float8, 2)`;
}

/** How long a degree of longitude is here, as a share of a degree of latitude. */
function shrinking(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}
