import type { PublicListing } from "../listings/listing.ts";

/** What whoever holds an enquiry's id may know of it: enough to go on with it, and no more. */
export interface OpenEnquiry {
  /** Begins with `a0`. */
  enquiryId: string;
  contactId: string;
  firstname: string;
  /** The contact has answered every question of the qualification lately. */
  isQualified: boolean;
  listing: PublicListing;
}
