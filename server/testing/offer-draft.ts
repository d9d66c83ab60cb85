import type { OfferDetails, OfferDraft, OfferTenant } from "../../domain/offers/offer.ts";
import { createOfferDetails, createOfferTenant } from "./offer-form.ts";

export const testHome = {
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

export const testDetails: OfferDetails = createOfferDetails({
  rent: "2400",
  startdate: "2027-01-04",
  break: "yes",
  breakmonth: "6",
  pets: "yes",
  pettype: "One cat, indoors",
});

export function createTenant(changes: Partial<OfferTenant> = {}): OfferTenant {
  return createOfferTenant({
    email: "priya.raman@example.com",
    salary: "46,000",
    rentshare: "60",
    ...changes,
  });
}

export function createDraft(changes: Partial<OfferDraft> = {}): OfferDraft {
  return {
    details: testDetails,
    tenants: [
      createTenant(),
      createTenant({ firstname: "Daniel", lastname: "Osei", rentshare: "40" }),
    ],
    acceptances: { offerTerms: true, contractTerms: false, privacy: true },
    ...changes,
  };
}
