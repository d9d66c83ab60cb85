import { redirectDocument } from "react-router";
import type { EnquiryHome } from "../../domain/enquiries/enquiry-home.ts";
import { buildSentListingFields } from "../../domain/enquiries/sent-listing-fields.ts";
import { getCover, type PublicListing } from "../../domain/listings/listing.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { findPublicListing } from "../listings/listings.ts";
import { findSimilarHomes } from "../listings/similar-homes.ts";

/** A home that is not found leads to the search (renter specification, section 7). */
export async function requireEnquiryHome(app: AppContext, listingId: string): Promise<EnquiryHome> {
  const listing = await findPublicListing(app.database.orm, listingId);
  if (!listing) throw redirectDocument("/properties-to-rent");
  return toEnquiryHome(app, listing);
}

/** Returns a home for a form, with similar homes if it is let agreed. */
export async function toEnquiryHome(app: AppContext, listing: PublicListing): Promise<EnquiryHome> {
  const { id, name, area, outcode, rentPcm } = listing;
  const letAgreed =
    listing.status === "let-agreed"
      ? { similar: await findSimilarHomes(app, listing), today: getLondonDate(app.now()) }
      : null;
  const cover = getCover(listing);
  return {
    id,
    name,
    area,
    outcode,
    rentPcm,
    cover,
    fields: buildSentListingFields(listing),
    letAgreed,
  };
}
