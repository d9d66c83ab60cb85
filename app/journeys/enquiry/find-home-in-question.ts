import { redirectDocument, type RouterContextProvider } from "react-router";
import { coverOf, type PublicListing } from "../../../domain/listing.ts";
import { services } from "../../services.ts";
import type { HomeInQuestion } from "./home-in-question.tsx";

/**
 * For a loader.
 * @throws a redirect to the search where there is no such home (renter specification, section 7)
 */
export async function findHomeInQuestion(
  context: Readonly<RouterContextProvider>,
  listingId: string,
): Promise<HomeInQuestion> {
  const listing = await context.get(services).findListing(listingId);
  if (!listing) throw redirectDocument("/properties-to-rent");
  return homeInQuestion(listing);
}

export function homeInQuestion(listing: PublicListing): HomeInQuestion {
  const { id, name, area, outcode, rentPcm } = listing;
  return { id, name, area, outcode, rentPcm, cover: coverOf(listing) };
}
