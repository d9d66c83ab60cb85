import type { AppContext } from "../app-context.ts";
import { findSimilarHomes } from "./similar-homes.ts";
import { and, eq } from "drizzle-orm";
import type { ComparedHome, ListingSummary, WithdrawnHome } from "../../domain/listings/listing.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import { getPinPoint } from "../../domain/listings/pin-point.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listings } from "./listing-tables.ts";

/**
 * Returns a withdrawn home with the fields needed to find similar ones. Null if it is on the market
 * or unknown.
 */
export async function findWithdrawnHome(
  db: Queryable,
  id: string,
): Promise<{ withdrawn: WithdrawnHome; compared: ComparedHome } | null> {
  if (!listingIdForm.test(id)) return null;
  const { name, area, city, outcode, lat, long, locationAccurate, bedrooms, rentPcm } = listings;
  const [row] = await db
    .select({ name, area, city, outcode, lat, long, locationAccurate, bedrooms, rentPcm })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.status, "withdrawn")));
  if (!row) return null;
  return {
    withdrawn: { id, name: row.name, area: row.area, city: row.city, outcode: row.outcode },
    compared: { id, ...getPinPoint(row), bedrooms: row.bedrooms, rentPcm: row.rentPcm },
  };
}

export async function findWithdrawn(
  { database }: AppContext,
  id: string,
): Promise<{ withdrawn: WithdrawnHome; similar: ListingSummary[] } | null> {
  const found = await database.read((db) => findWithdrawnHome(db, id));
  return (
    found && {
      withdrawn: found.withdrawn,
      similar: await findSimilarHomes({ database }, found.compared),
    }
  );
}
