import type { EnquiryHome } from "../enquiries/enquiry-home.ts";
import type { ViewingSettings } from "./requests/bookable-from.ts";

export interface Renter {
  contactId: string;
  /** `EnqId` of the link that opened the page. */
  enquiryId: string;
  isQualified: boolean;
}

/** When they have asked to see the home already, by the same enquiry. */
export interface AskedTime {
  date: string;
  from: string;
  until: string;
}

export interface ViewingHome extends EnquiryHome {
  bedrooms: number;
  /** Null if not given. */
  bathrooms: number | null;
  furnishing: string | null;
}

export interface Viewing {
  home: ViewingHome;
  /** From the enquiry, null if coming from the listing's page. */
  renter: (Renter & { firstname: string; asked: AskedTime | null }) | null;
  settings: ViewingSettings;
}
