import { and, asc, between, eq, ne, sql } from "drizzle-orm";
import { earthRadius } from "../../domain/geo.ts";
import type { ComparedHome, ListingSummary } from "../../domain/listing.ts";
import type { Queryable } from "./client.ts";
import { composedOnce, unnamed } from "./composed-once.ts";
import { selectCards, summary } from "./listings.ts";
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
 * let or withdrawn.
 */
export async function similarHomes(db: Queryable, home: ComparedHome): Promise<ListingSummary[]> {
  const { id, lat, long, bedrooms, rentPcm } = home;
  const north = reach / metresADegree;
  /** How long a degree of longitude is here, as a share of a degree of latitude. */
  const shrinking = Math.cos((lat * Math.PI) / 180);
  const east = north / shrinking;
  const rows = await nearest(db).execute({
    id,
    lat,
    long,
    shrinking,
    ...limits("lat", lat - north, lat + north),
    ...limits("long", long - east, long + east),
    ...limits("bedrooms", bedrooms - 1, bedrooms + 1),
    ...limits(
      "rentPcm",
      Math.ceil(rentPcm * (1 - rentShare)),
      Math.floor(rentPcm * (1 + rentShare)),
    ),
  });
  return rows.map(summary);
}

type Limited = "lat" | "long" | "bedrooms" | "rentPcm";

function limits(name: Limited, least: number, greatest: number) {
  return { [`${name}Least`]: least, [`${name}Greatest`]: greatest };
}

function within(name: Limited) {
  const limit = (end: string) => sql.placeholder(`${name}${end}`);
  return between(listings[name], limit("Least"), limit("Greatest"));
}

/** In degrees of latitude; flat, which is right enough to sort neighbours by. */
const squaredDistance = sql`power(${listings.lat} - ${sql.placeholder("lat")}::float8, 2)
  + power((${listings.long} - ${sql.placeholder("long")}::float8) * ${sql.placeholder("shrinking")}::float8, 2)`;

const nearest = composedOnce((db) => {
  const nearestFirst = [squaredDistance, asc(listings.id)];
  // The ids alone, which an index can answer without the listings.
  const ids = db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.status, "available"),
        ne(listings.id, sql.placeholder("id")),
        within("lat"),
        within("long"),
        within("bedrooms"),
        within("rentPcm"),
      ),
    )
    .orderBy(...nearestFirst)
    .limit(most);
  return selectCards(db, sql`${listings.id} = any(array${ids})`, nearestFirst).prepare(unnamed);
});
