import type { Agency } from "../../../domain/agency/agency.ts";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import type { ViewingOption } from "../../../domain/enquiries/viewing-options.ts";

export interface EnquiryMailFacts {
  enquiryId: string;
  kind: "enquiry" | "viewing";
  applicant: Applicant;
  message: string;
  /** Null if none was chosen. */
  viewingOption: ViewingOption | null;
  listing: Pick<Listing, "id" | "agentRef" | "name" | "area" | "outcode" | "rentPcm" | "status">;
  /** Origin of the site. Null omits links. */
  siteUrl: string | null;
  agency: Agency;
  /** Recipient of the notice and Reply-To of the confirmation. */
  agencyEmail: string;
}
