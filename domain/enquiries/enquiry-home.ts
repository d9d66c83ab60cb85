import type { Cover, ListingSummary } from "../listings/listing.ts";
import type { SentListingFields } from "./sent-listing-fields.ts";

export interface EnquiryHome {
  id: string;
  name: string;
  area: string;
  outcode: string;
  rentPcm: number;
  cover: Cover | null;
  fields: SentListingFields;
  letAgreed: { similar: ListingSummary[]; today: string } | null;
}
