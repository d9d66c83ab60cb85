import { getQualifiedSince } from "../../domain/enquiries/qualified-since.ts";
import { findKnownEnquiry, findQualification } from "./known-enquiries.ts";
import { findPublicListing } from "../listings/listings.ts";
import type { AppContext } from "../app-context.ts";
import { isEnquiryId } from "./enquiry-id.ts";
import type { PublicListing } from "../../domain/listings/listing.ts";

/** Returns what the holder of an enquiry's id may see. Null if its home is no longer shown. */
export async function findOpenEnquiry(
  { database, now }: Pick<AppContext, "database" | "now">,
  id: string,
): Promise<OpenEnquiry | null> {
  const known = isEnquiryId(id) ? await findKnownEnquiry(database.orm, id) : null;
  const listing = known && (await findPublicListing(database.orm, known.listingId));
  if (!listing) return null;
  const { contact } = known;
  const answered = await findQualification(database.orm, contact, getQualifiedSince(now()));
  return {
    enquiryId: known.id,
    contactId: contact.id,
    firstname: contact.firstname,
    isQualified: answered !== null,
    listing,
  };
}

interface OpenEnquiry {
  enquiryId: string;
  contactId: string;
  firstname: string;
  isQualified: boolean;
  listing: PublicListing;
}
