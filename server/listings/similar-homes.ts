import type { AppContext } from "../app-context.ts";
import { and, asc, between, eq, ne, sql } from "drizzle-orm";
import { longitudeShare } from "../../domain/places/geo.ts";
import type { ComparedHome, ListingSummary } from "../../domain/listings/listing.ts";
import { limitsOfSimilar, mostSimilar } from "../../domain/listings/similar-homes.ts";
import type { Queryable } from "../platform/database/client.ts";
import { composedOnce, unnamed } from "../platform/database/composed-once.ts";
import { selectCards, summary } from "./listings.ts";
import { listings } from "./listing-tables.ts";

/**
 * Homes to let instead of this one, nearest first: at most nine that are available and like it
 * (`limitsOfSimilar`). Also for a home that is let or withdrawn.
 */
export async function similarHomes(db: Queryable, home: ComparedHome): Promise<ListingSummary[]> {
  const { id, lat, long } = home;
  const values = { id, lat, long, longShare: longitudeShare(lat), ...limitsOfSimilar(home) };
  return (await nearest(db).execute(values)).map(summary);
}

/** A value that each asking brings. */
const given = (
  name: "id" | "lat" | "long" | "longShare" | keyof ReturnType<typeof limitsOfSimilar>,
) => sql.placeholder(name);

/** In degrees of latitude; flat, which is right enough to sort neighbours by. */
const squaredDistance = sql`power(${listings.lat} - ${given("lat")}::float8, 2)
  + power((${listings.long} - ${given("long")}::float8) * ${given("longShare")}::float8, 2)`;

const nearest = composedOnce((db) => {
  const nearestFirst = [squaredDistance, asc(listings.id)];
  // The ids alone, which an index can answer without the listings.
  const ids = db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.status, "available"),
        ne(listings.id, given("id")),
        between(listings.lat, given("south"), given("north")),
        between(listings.long, given("west"), given("east")),
        between(listings.bedrooms, given("fewestBedrooms"), given("mostBedrooms")),
        between(listings.rentPcm, given("lowestRent"), given("highestRent")),
      ),
    )
    .orderBy(...nearestFirst)
    .limit(mostSimilar);
  return selectCards(db, sql`${listings.id} = any(array${ids})`, nearestFirst).prepare(unnamed);
});

/** At most nine homes to let instead of one, nearest first. */
export function findSimilarHomes(
  { database }: Pick<AppContext, "database">,
  home: ComparedHome,
): Promise<ListingSummary[]> {
  return database.read((db) => similarHomes(db, home));
}
