import type { OfferDetails, OfferTenant } from "../../domain/offers/offer.ts";

export function createOfferDetails(changes: Partial<OfferDetails> = {}): OfferDetails {
  return {
    rent: "2450",
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
    startdate: "2026-12-07",
    duration: "12",
    break: "no",
    breakmonth: "0",
    pets: "no",
    pettype: "",
    specialrequests: "",
    freetext: "",
    ...changes,
  };
}

export function createOfferTenant(changes: Partial<OfferTenant> = {}): OfferTenant {
  return {
    firstname: "Priya",
    lastname: "Raman",
    dob: "1994-03-09",
    phone: "07700 900123",
    email: "priya@example.com",
    employer: "Harrow Instruments",
    job: "Technician",
    salary: "41000",
    rentshare: "100",
    ...changes,
  };
}
