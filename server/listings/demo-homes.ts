import { ne } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { listings } from "./listing-tables.ts";

/** The branch whose feed the demo is. */
export const demoBranch = "999999";

/** False once a feed of another branch was imported. */
export async function hasOnlyDemoHomes(db: Queryable | Transaction): Promise<boolean> {
  const [other] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(ne(listings.branchId, demoBranch))
    .limit(1);
  return other === undefined;
}
