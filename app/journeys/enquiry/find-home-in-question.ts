import { redirectDocument, type RouterContextProvider } from "react-router";
import { coverOf, type PublicListing } from "../../../domain/listings/listing.ts";
import { services, type Services } from "../../services.ts";
import { listingFieldsOf } from "../listing-fields.ts";
import type { HomeInQuestion } from "./home-in-question.tsx";

/**
 * For a loader.
 * @throws a redirect to the search where there is no such home (renter specification, section 7)
 */
export async function findHomeInQuestion(
  context: Readonly<RouterContextProvider>,
  listingId: string,
): Promise<HomeInQuestion> {
  const house = context.get(services);
  const listing = await house.findListing(listingId);
  if (!listing) throw redirectDocument("/properties-to-rent");
  return homeInQuestion(house, listing);
}

/** A home for a form; of one that is let agreed also homes like it. */
export async function homeInQuestion(
  house: Pick<Services, "similarHomes" | "today">,
  listing: PublicListing,
): Promise<HomeInQuestion> {
  const { id, name, area, outcode, rentPcm } = listing;
  const letAgreed =
    listing.status === "let-agreed"
      ? { similar: await house.similarHomes(listing), today: house.today() }
      : null;
  const cover = coverOf(listing);
  return { id, name, area, outcode, rentPcm, cover, fields: listingFieldsOf(listing), letAgreed };
}
