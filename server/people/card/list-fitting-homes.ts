import { and, asc, eq, inArray, lte, notInArray } from "drizzle-orm";
import type { Requirements } from "../../../domain/people/fitting-home.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";

const mostFitting = 5;

type About = readonly { home: { id: string; outcode: string } }[];

/**
 * Homes that are free and that somebody has not asked about: inside their rent, with as many
 * bedrooms, where they asked before. Children, benefits and pets are no condition: nobody may be
 * shown less for them (Renters' Rights Act 2025, part 1, chapter 3).
 */
export async function listFittingHomes(
  db: Queryable,
  { enquiries, bookings, offers }: { enquiries: About; bookings: About; offers: About },
  { maxRent, bedrooms }: Pick<Requirements, "maxRent"> & { bedrooms: number },
) {
  const known = [...enquiries, ...bookings, ...offers].map(({ home }) => home);
  const outcodes = [...new Set(known.map(({ outcode }) => outcode))];
  const ids = known.map(({ id }) => id);
  const homes = await db
    .select({
      id: listings.id,
      name: listings.name,
      outcode: listings.outcode,
      rentPcm: listings.rentPcm,
      availableFrom: listings.availableFrom,
    })
    .from(listings)
    .where(
      and(
        eq(listings.status, "available"),
        lte(listings.rentPcm, maxRent),
        eq(listings.bedrooms, bedrooms),
        outcodes.length > 0 ? inArray(listings.outcode, outcodes) : undefined,
        ids.length > 0 ? notInArray(listings.id, ids) : undefined,
      ),
    )
    .orderBy(asc(listings.rentPcm), asc(listings.id))
    .limit(mostFitting);
  return { outcodes, homes };
}
