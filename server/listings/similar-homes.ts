import type { AppContext } from "../app-context.ts";
import { and, asc, between, eq, ne, sql } from "drizzle-orm";
import { calculateLongitudeShare } from "../../domain/places/geo.ts";
import type { ComparedHome, ListingSummary } from "../../domain/listings/listing.ts";
import { getSimilarLimits, mostSimilar } from "../../domain/listings/similar-homes.ts";
import type { Queryable } from "../platform/database/client.ts";
import { prepareOnce, unnamed } from "../platform/database/prepare-once.ts";
import { selectCards, toSummary } from "./listings.ts";
import { listings } from "./listing-tables.ts";

/**
 * Returns at most nine available homes that resemble this one (`limitsOfSimilar`), nearest first.
 * The home itself may be let or withdrawn.
 */
export async function readSimilarHomes(
  db: Queryable,
  home: ComparedHome,
): Promise<ListingSummary[]> {
  const { id, lat, long } = home;
  const values = {
    id,
    lat,
    long,
    longShare: calculateLongitudeShare(lat),
    ...getSimilarLimits(home),
  };
  return (await nearest(db).execute(values)).map(toSummary);
}

const buildParameter = (
  name: "id" | "lat" | "long" | "longShare" | keyof ReturnType<typeof getSimilarLimits>,
) => sql.placeholder(name);

/** In degrees of latitude, on a flat plane, which is accurate enough to sort neighbours. */
const squaredDistance = sql`power(${listings.lat} - ${buildParameter("lat")}::float8, 2)
  + power((${listings.long} - ${buildParameter("long")}::float8) * ${buildParameter("longShare")}::float8, 2)`;

const nearest = prepareOnce((db) => {
  const nearestFirst = [squaredDistance, asc(listings.id)];
  // Ids only, so that an index-only scan can answer.
  const ids = db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.status, "available"),
        ne(listings.id, buildParameter("id")),
        between(listings.lat, buildParameter("south"), buildParameter("north")),
        between(listings.long, buildParameter("west"), buildParameter("east")),
        between(
          listings.bedrooms,
          buildParameter("fewestBedrooms"),
          buildParameter("mostBedrooms"),
        ),
        between(listings.rentPcm, buildParameter("lowestRent"), buildParameter("highestRent")),
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
  return database.read((db) => readSimilarHomes(db, home));
}
