import { agency } from "../../domain/agency/agency.ts";

/** Figures the agency advertises (landlord specification, section 1). */
export const claims = {
  /** Average saving on fees, in whole pounds. */
  averageSaving: 2300,
  people: 350_000,
  advertisedWithin: "24 hours",
  otherChannels: "45+",
  otherChannelsRange: "30 to 45+",
  suppliers: "1,000s",
  hours: "24/7",
  hoursInFull: "24 hours a day, 7 days a week",
  repliesWithin: agency.repliesWithin,
  portfolioFrom: 15,
  /** Figures for build-to-rent operators, in per cent. */
  buildToRent: {
    contactWithin: agency.contactsOperatorsWithin,
    timeToStabilisation: 25,
    rentalValues: 12,
    occupancy: 15,
    marketingSpend: 47,
    outsidePortals: 60,
  },
} as const;

/** The specification's sentence. */
export const requestThanks =
  "Your dedicated account manager will be in contact to schedule the next steps.";
