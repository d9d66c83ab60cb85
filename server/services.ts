import { londonDate } from "../domain/dates.ts";
import type { PublicListing } from "../domain/listing.ts";
import type { SearchRequest } from "../domain/search.ts";
import { findPublicListing, searchListings } from "./db/listings.ts";
import { findArea } from "./geo/areas.ts";
import type { House } from "./house.ts";

export type Services = ReturnType<typeof servicesOf>;

/** Queries as pages and calls ask for them, over one house. */
export function servicesOf({ database, now }: House) {
  const today = () => londonDate(now());
  return {
    today,
    areaNamed: findArea,
    findListing: (id: string): Promise<PublicListing | null> => findPublicListing(database.orm, id),
    async searchListings(request: SearchRequest) {
      const { area: wanted } = request.filter;
      const area = wanted === null ? null : findArea(wanted);
      return searchListings(database.orm, request, area, today());
    },
  };
}
