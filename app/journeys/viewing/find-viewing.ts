import { redirectDocument, type RouterContextProvider } from "react-router";
import type { PublicListing } from "../../../domain/listings/listing.ts";
import { services } from "../../services.ts";
import { homeInQuestion } from "../enquiry/find-home-in-question.ts";
import type { HomeInQuestion } from "../enquiry/home-in-question.tsx";
import type { Renter } from "./renter.ts";

export interface ViewingHome extends HomeInQuestion {
  bedrooms: number;
  /** Null where the agency did not say. */
  bathrooms: number | null;
  furnishing: string | null;
}

/** What the page is about: a home, and who goes on from an enquiry. */
export interface Viewing {
  home: ViewingHome;
  /** Of the enquiry; null for whoever came from the home's page. */
  renter: (Renter & { firstname: string }) | null;
}

/**
 * For a loader: an enquiry where the id begins with `a0`, else a listing.
 * @throws a redirect to the search where there is none (renter specification, section 7)
 */
export async function findViewing(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<Viewing> {
  const house = context.get(services);
  if (!id.startsWith("a0")) {
    const listing = await house.findListing(id);
    if (!listing) throw redirectDocument("/properties-to-rent");
    return { home: await viewingHome(house, listing), renter: null };
  }
  const enquiry = await house.findEnquiry(id);
  if (!enquiry) throw redirectDocument("/properties-to-rent");
  const { enquiryId, contactId, firstname, isQualified, listing } = enquiry;
  return {
    home: await viewingHome(house, listing),
    renter: { enquiryId, contactId, firstname, isQualified },
  };
}

async function viewingHome(
  house: Parameters<typeof homeInQuestion>[0],
  listing: PublicListing,
): Promise<ViewingHome> {
  const { bedrooms, bathrooms, furnishing } = listing;
  return { ...(await homeInQuestion(house, listing)), bedrooms, bathrooms, furnishing };
}
