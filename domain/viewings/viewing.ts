import type { EnquiryHome } from "../enquiries/home-in-question.ts";

/** A visitor as the site knows them. */
export interface Renter {
  contactId: string;
  enquiryId: string;
  /** They answered the questions of steps 2 and 3 lately. */
  isQualified: boolean;
}

export interface ViewingHome extends EnquiryHome {
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
