import type { OfferAcceptances } from "../../domain/offers/offer.ts";
import type { OfferField } from "../../domain/offers/offer-steps.ts";
import type { tenantFields } from "../../domain/offers/tenant-fields.ts";

export const detailLabels: Record<OfferField, string> = {
  rent: "Rent offered per month",
  freq: "Paid",
  startdate: "Move-in date",
  duration: "Length",
  break: "Break clause",
  breakmonth: "First break after",
  unit: "Flat number",
  furnishing: "Furnishing",
  adultCount: "Adults",
  households: "Households",
  childCount: "Children",
  guarantorRequired: "Guarantor needed",
  ukBankAccount: "UK bank account",
  noSubletting: "No subletting",
  rightToRent: "Right to rent",
  adverseCredit: "Adverse credit",
  pets: "Pets",
  pettype: "About the pets",
  specialrequests: "Special requests",
  freetext: "About yourselves",
};

export const tenantLabels: Record<keyof typeof tenantFields, string> = {
  firstname: "First name",
  lastname: "Last name",
  dob: "Date of birth",
  phone: "Phone",
  email: "Email",
  employer: "Employer",
  job: "Job title",
  salary: "Salary",
  rentshare: "Share of the rent",
};

export const acceptanceLabels: Record<keyof OfferAcceptances, string> = {
  offerTerms: "Terms of the offer form",
  contractTerms: "Contract terms",
  privacy: "Privacy policy",
};
