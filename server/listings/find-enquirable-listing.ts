import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";
import { listings } from "./listing-tables.ts";
import type { Refused } from "../platform/submissions/outcome.ts";

/** Returns a listing that accepts enquiries, including one let agreed, which may fall through. */
export async function findEnquirableListing(db: Queryable, id: string) {
  const [listing] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), ne(listings.status, "withdrawn")));
  return listing ?? null;
}

export const noListing: Refused = {
  ok: false,
  refusal: {
    title: "Listing not found",
    detail: "This home is no longer advertised.",
    errors: [{ path: "listingid", message: "This home is no longer advertised" }],
  },
};
