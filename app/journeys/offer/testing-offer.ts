import type { OfferDetails, OfferDraft, OfferTenant } from "../../../domain/offer.ts";
import type { OfferHome } from "./offer-page-types.ts";

/** For tests: a home let for £2,450. */
export const testHome: OfferHome = {
  id: "L1",
  name: "Loriner Street",
  area: "Shoreditch",
  outcode: "E2",
  rentPcm: 2450,
  noDeposit: false,
  availableFrom: null,
  cover: null,
  isB2B: false,
  development: null,
  companyName: null,
  liteOffer: false,
};

/** Every answer of the eight steps. */
export const testDetails: OfferDetails = {
  rent: "2400",
  freq: "Monthly",
  furnishing: "Furnished",
  unit: "NA",
  adultCount: "2",
  households: "1",
  childCount: "0",
  guarantorRequired: "no",
  ukBankAccount: "yes",
  noSubletting: "yes",
  rightToRent: "yes",
  adverseCredit: "no",
  startdate: "2027-01-04",
  duration: "12",
  break: "yes",
  breakmonth: "6",
  pets: "yes",
  pettype: "One cat, indoors",
  specialrequests: "",
  freetext: "",
};

export function testTenant(changes: Partial<OfferTenant> = {}): OfferTenant {
  return {
    firstname: "Priya",
    lastname: "Raman",
    dob: "1992-03-14",
    phone: "07700 900123",
    email: "priya.raman@example.com",
    employer: "Fernwick Studio",
    job: "Product designer",
    salary: "46,000",
    rentshare: "60",
    ...changes,
  };
}

/** An offer for which nothing is missing. */
export function testDraft(changes: Partial<OfferDraft> = {}): OfferDraft {
  return {
    details: testDetails,
    tenants: [testTenant(), testTenant({ firstname: "Daniel", lastname: "Osei", rentshare: "40" })],
    acceptances: { offerTerms: true, contractTerms: false, privacy: true },
    ...changes,
  };
}
