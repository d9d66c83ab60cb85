import type { PublicListing } from "../listings/listing.ts";

export interface OpenEnquiry {
  enquiryId: string;
  contactId: string;
  firstname: string;
  isQualified: boolean;
  listing: PublicListing;
}
