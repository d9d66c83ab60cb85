import type { Agency } from "../../../domain/agency/agency.ts";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import type { ViewingOption } from "../../../domain/enquiries/viewing-options.ts";

/** What the two mails of an enquiry are made from. */
export interface EnquiryMailFacts {
  enquiryId: string;
  kind: "enquiry" | "viewing";
  applicant: Applicant;
  /** As the renter wrote it. */
  message: string;
  /** Null where none was chosen. */
  viewingOption: ViewingOption | null;
  listing: Pick<Listing, "id" | "agentRef" | "name" | "area" | "outcode" | "rentPcm" | "status">;
  /** Origin of the site for links; null leaves them out. */
  siteUrl: string | null;
  agency: Agency;
  /** Where the notice goes, and an answer to the confirmation. */
  agencyEmail: string;
}
