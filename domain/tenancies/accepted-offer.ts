import type { OfferContent } from "../offers/offer.ts";

/** An offer as it was accepted, which later changes of the offer or the home leave alone. */
export interface AcceptedOffer {
  home: { id: string; name: string; displayAddress: string; address: string; postcode: string };
  content: OfferContent;
  /** Whole pounds a month, as advertised or below. */
  rentPcm: number;
  /** What was written, where that was above the advertised rent. */
  wrotePcm: number | null;
  advertisedPcm: number;
  /** Where it isn't five weeks' rent: at most what the Act allows. */
  depositPence?: number;
  tenants: {
    name: string;
    email: string;
    phone: string;
    salary: number;
    rentSharePercent: number;
  }[];
}
