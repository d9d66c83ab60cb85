import { and, eq } from "drizzle-orm";
import type { WithdrawnHome } from "../../domain/listing.ts";
import type { Queryable } from "./client.ts";
import { listings } from "./schema.ts";

/** A home that has left the market; null for one that is on it, and for an unknown id. */
export async function findWithdrawnHome(db: Queryable, id: string): Promise<WithdrawnHome | null> {
  if (!/^\w{1,40}$/.test(id)) return null;
  const { name, area, city, outcode } = listings;
  const [row] = await db
    .select({ id: listings.id, name, area, city, outcode })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.status, "withdrawn")));
  return row ?? null;
}
