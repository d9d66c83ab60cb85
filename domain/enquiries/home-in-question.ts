import type { Cover, ListingSummary } from "../listings/listing.ts";
import type { SentListingFields } from "./sent-listing-fields.ts";

/** The home that a form is about. */
export interface EnquiryHome {
  id: string;
  name: string;
  area: string;
  outcode: string;
  rentPcm: number;
  cover: Cover | null;
  /** What the calls carry of it. */
  fields: SentListingFields;
  /** Null while it is to let. */
  letAgreed: { similar: ListingSummary[]; today: string } | null;
}
