import type { AppContext } from "../app-context.ts";
import { and, asc, between, eq, ne, sql } from "drizzle-orm";
import { calculateLongitudeShare } from "../../domain/places/geo.ts";
import type { ComparedHome, ListingSummary } from "../../domain/listings/listing.ts";
import {
  getSimilarLimits,
  createSimilarMatcher,
  maxSimilar,
} from "../../domain/listings/similar-homes.ts";
import type { Queryable } from "../platform/database/client.ts";
import { selectCards, toSummary } from "./listings.ts";
import { listings } from "./listing-tables.ts";
import { noteShownHomes } from "./shown-homes.ts";

/**
 * Returns at most nine available homes that resemble this one (`getSimilarLimits`), nearest first.
 * The home itself may be let or withdrawn.
 */
export async function readSimilarHomes(
  db: Queryable,
  home: ComparedHome,
): Promise<ListingSummary[]> {
  const { id, lat, long } = home;
  const limits = getSimilarLimits(home);
  // In degrees of latitude, on a flat plane, which is accurate enough to sort neighbours.
  const squaredDistance = sql`power(${listings.lat} - ${lat}::float8, 2)
    + power((${listings.long} - ${long}::float8) * ${calculateLongitudeShare(lat)}::float8, 2)`;
  const nearestFirst = [squaredDistance, asc(listings.id)];
  // Ids only, so that an index-only scan can answer.
  const ids = db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.status, "available"),
        ne(listings.id, id),
        between(listings.lat, limits.south, limits.north),
        between(listings.long, limits.west, limits.east),
        between(listings.bedrooms, limits.fewestBedrooms, limits.mostBedrooms),
        between(listings.rentPcm, limits.lowestRent, limits.highestRent),
      ),
    )
    .orderBy(...nearestFirst)
    .limit(maxSimilar);
  const nearest = await selectCards(db, sql`${listings.id} = any(array${ids})`, nearestFirst);
  return nearest.map(toSummary);
}

export function findSimilarHomes(
  { database }: Pick<AppContext, "database">,
  home: ComparedHome,
): Promise<ListingSummary[]> {
  noteShownHomes(createSimilarMatcher(home));
  return database.read((db) => readSimilarHomes(db, home));
}
