import { agency } from "../../domain/agency/agency.ts";

/** Figures that the agency advertises (landlord specification, section 1), each in its one place. */
export const claims = {
  /** What a landlord saves on fees, on average: whole pounds. */
  averageSaving: 2300,
  /** Landlords and renters who trust it: over so many. */
  people: 350_000,
  /** From the valuation to the advert. */
  advertisedWithin: "24 hours",
  /** Where a home is advertised beside the major portals. */
  otherChannels: "45+",
  /** The same on the one page that gives it as a range, `/how-it-works-landlords`. */
  otherChannelsRange: "30 to 45+",
  suppliers: "1,000s",
  /** When somebody answers, short and in full. */
  hours: "24/7",
  hoursInFull: "24 hours a day, 7 days a week",
  /** How soon a message is answered; the mails say the same. */
  repliesWithin: agency.repliesWithin,
  /** How many properties make a portfolio. */
  portfolioFrom: 15,
  /** What operators of whole buildings get; percentages. */
  buildToRent: {
    contactWithin: agency.contactsOperatorsWithin,
    timeToStabilisation: 25,
    rentalValues: 12,
    occupancy: 15,
    marketingSpend: 47,
    outsidePortals: 60,
  },
} as const;
