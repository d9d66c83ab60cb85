import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { ListingEvent } from "../../domain/alerts/alert-news.ts";
import type { Searchable } from "../../domain/search/search-conditions.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listingEvents, listings } from "../listings/listing-tables.ts";

export interface ListingEventRow extends ListingEvent {
  id: number;
  home: Searchable;
}

const searchableColumns = {
  id: listings.id,
  status: listings.status,
  name: listings.name,
  displayAddress: listings.displayAddress,
  area: listings.area,
  city: listings.city,
  outcode: listings.outcode,
  propertyType: listings.propertyType,
  bedrooms: listings.bedrooms,
  bathrooms: listings.bathrooms,
  furnishing: listings.furnishing,
  rentPcm: listings.rentPcm,
  availableFrom: listings.availableFrom,
  specialFeatures: listings.specialFeatures,
  lat: listings.lat,
  long: listings.long,
  listedAt: listings.listedAt,
  letAgreedAt: listings.letAgreedAt,
};

/**
 * Returns events of homes that are available now, in id order.
 * @param after exclusive lower bound
 */
export async function findAvailableEvents(
  db: Queryable,
  { after, upTo }: { after: number; upTo: number },
  limit: number,
): Promise<ListingEventRow[]> {
  const rows = await db
    .select({
      id: listingEvents.id,
      kind: listingEvents.kind,
      previousRentPcm: listingEvents.previousRentPcm,
      home: searchableColumns,
    })
    .from(listingEvents)
    .innerJoin(listings, eq(listings.id, listingEvents.listingId))
    .where(
      and(
        gt(listingEvents.id, after),
        lte(listingEvents.id, upTo),
        eq(listings.status, "available"),
      ),
    )
    .orderBy(asc(listingEvents.id))
    .limit(limit);
  return rows.map(({ home, ...event }) => ({
    ...event,
    home: {
      ...home,
      listedAt: home.listedAt.toISOString(),
      letAgreedAt: home.letAgreedAt?.toISOString() ?? null,
    },
  }));
}
