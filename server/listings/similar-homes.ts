import type { AppContext } from "../app-context.ts";
import { and, asc, between, eq, ne, sql } from "drizzle-orm";
import { longitudeShare } from "../../domain/places/geo.ts";
import type { ComparedHome, ListingSummary } from "../../domain/listings/listing.ts";
import { getSimilarLimits, mostSimilar } from "../../domain/listings/similar-homes.ts";
import type { Queryable } from "../platform/database/client.ts";
import { prepareOnce, unnamed } from "../platform/database/prepare-once.ts";
import { selectCards, summary } from "./listings.ts";
import { listings } from "./listing-tables.ts";

/**
 * Returns at most nine available homes that resemble this one (`limitsOfSimilar`), nearest first.
 * The home itself may be let or withdrawn.
 */
export async function similarHomes(db: Queryable, home: ComparedHome): Promise<ListingSummary[]> {
  const { id, lat, long } = home;
  const values = { id, lat, long, longShare: longitudeShare(lat), ...getSimilarLimits(home) };
  return (await nearest(db).execute(values)).map(summary);
}

const parameter = (
  name: "id" | "lat" | "long" | "longShare" | keyof ReturnType<typeof getSimilarLimits>,
) => sql.placeholder(name);

/** In degrees of latitude, on a flat plane, which is accurate enough to sort neighbours. */
const squaredDistance = sql`power(${listings.lat} - ${parameter("lat")}::float8, 2)
  + power((${listings.long} - ${parameter("long")}::float8) * ${parameter("longShare")}::float8, 2)`;

const nearest = prepareOnce((db) => {
  const nearestFirst = [squaredDistance, asc(listings.id)];
  // Ids only, so that an index-only scan can answer.
  const ids = db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.status, "available"),
        ne(listings.id, parameter("id")),
        between(listings.lat, parameter("south"), parameter("north")),
        between(listings.long, parameter("west"), parameter("east")),
        between(listings.bedrooms, parameter("fewestBedrooms"), parameter("mostBedrooms")),
        between(listings.rentPcm, parameter("lowestRent"), parameter("highestRent")),
      ),
    )
    .orderBy(...nearestFirst)
    .limit(mostSimilar);
  return selectCards(db, sql`${listings.id} = any(array${ids})`, nearestFirst).prepare(unnamed);
});

export function findSimilarHomes(
  { database }: Pick<AppContext, "database">,
  home: ComparedHome,
): Promise<ListingSummary[]> {
  return database.read((db) => similarHomes(db, home));
}
