import { confirmDays } from "../alerts/alert.ts";
import { openOfferLife } from "../offers/offer-state.ts";
import type { Period } from "../shared/period.ts";

interface Retention {
  what: string;
  keep: Period;
  /** Start of the period, continuing the sentence. */
  from: string;
}

/**
 * Retention of personal data, applied by the daily job and shown in the privacy policy. Contact
 * details are erased with the last enquiry, viewing or request they belong to.
 */
export const retention = {
  enquiry: {
    what: "An enquiry or a viewing request, with your contact details",
    keep: { years: 2 },
    from: "after you sent it",
  },
  begunEnquiry: {
    what: "A viewing request that you started and didn’t send, with your contact details",
    keep: { days: 30 },
    from: "after you started it",
  },
  qualification: {
    what: "Your answers about work, income and the home you’re looking for",
    keep: { days: 180 },
    from: "after you gave them",
  },
  booking: {
    what: "A booked viewing, with your answers about it",
    keep: { years: 2 },
    from: "after the day of the viewing",
  },
  wait: {
    what: "Your place on the waiting list for a viewing",
    keep: { days: 180 },
    from: "after you joined it",
  },
  offeredTime: {
    what: "The viewing times that we offered you",
    keep: { years: 2 },
    from: "after we offered them",
  },
  appointment: {
    what: "Our diary entry for a visit, such as a valuation at your address",
    keep: { years: 2 },
    from: "after the day of the visit",
  },
  tenantInHome: {
    what: "Your name and address, if you live in a home that we show to others",
    keep: { days: 90 },
    from: "after the last viewing there",
  },
  keyHolder: {
    what: "Who held the keys to a home",
    keep: { years: 2 },
    from: "after they were given out",
  },
  request: {
    what: "A request for a valuation, a switch or a demo, a message or a referral",
    keep: { years: 2 },
    from: "after you sent it",
  },
  offer: {
    what: "An offer with its tenants, or the invitation to make one",
    keep: { years: 2 },
    from: "after it was sent",
  },
  conversation: {
    what: "What we wrote to each other about one of these, and our notes of it",
    keep: { years: 2 },
    from: "after the last message",
  },
  openOffer: {
    what: "What you entered for an offer and didn’t send",
    keep: openOfferLife,
    from: "after your last change",
  },
  campaign: {
    what: "A survey or question that we emailed you, with your answers",
    keep: { years: 2 },
    from: "after we asked",
  },
  mail: {
    what: "The text of an email that we sent you about any of these",
    keep: { days: 90 },
    from: "after it was written",
  },
  heldMail: {
    what: "An email from you that isn’t about any of these, with its attachments",
    keep: { days: 90 },
    from: "after it reached us",
  },
  discardedMail: {
    what: "An email of that kind that needs no answer",
    keep: { days: 30 },
    from: "after we put it aside",
  },
  pendingAlert: {
    what: "An alert that no one has confirmed",
    keep: { days: confirmDays },
    from: "after it was requested",
  },
  endedAlert: {
    what: "What remains of an alert that you stopped, without your address",
    keep: { days: 30 },
    from: "after it ended",
  },
} as const satisfies Record<string, Retention>;

/** Kept for longer, as the law asks: each on its own day, by the same job. */
export const longRetention = {
  tenancy: {
    what: "A tenancy",
    keep: { years: 6 },
    from: "after it ends, because claims can be made for that long",
  },
  references: {
    what: "References and proof of income for a tenancy",
    keep: { years: 1 },
    from: "after your offer was accepted",
  },
  rightToRent: {
    what: "Identity and right-to-rent documents",
    keep: { years: 1 },
    from: "after the tenancy ends",
  },
  landlordPaper: {
    what: "A certificate for a home, or another document about it that a landlord sent us",
    keep: { years: 6 },
    from: "after it expires or, if it has no expiry date, after it was sent, because claims can be made for that long",
  },
} as const satisfies Record<string, Retention>;
