import { and, asc, ne } from "drizzle-orm";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

/** More than this is no choice any more: its id can be typed. */
const mostChoices = 500;

/** Homes that somebody may ask about, by name. */
export async function listHomeChoices(
  db: Queryable,
  branch: string | null,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: listings.id, name: listings.name, area: listings.area })
    .from(listings)
    .where(and(ne(listings.status, "withdrawn"), isAboutHomeOf(branch, listings.id)))
    .orderBy(asc(listings.name), asc(listings.id))
    .limit(mostChoices);
  return rows.map(({ id, name, area }) => ({ id, name: `${name}, ${area}` }));
}
