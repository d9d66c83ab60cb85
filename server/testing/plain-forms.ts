import type { PgTable } from "drizzle-orm/pg-core";
import { alerts } from "../alerts/alert-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { offers } from "../offers/offer-tables.ts";
import { requests } from "../requests/request-tables.ts";
import { bookingReplies } from "../viewings/bookings/booking-tables.ts";
import { type FormPages, homes, renter } from "./form-pages.ts";
import { createOfferDetails, createOfferTenant } from "./offer-form.ts";
import { formTexts } from "./viewing-form.ts";

const freetext = "14 Calvert Terrace";
const { viewingOption, scheduleViewingTime: _, ...viewing } = formTexts;
/** Of an enquiry about a home that can be viewed. */
export const enquiryAnswers = { ...renter, freetext, viewingOption };
const times = { scheduleViewingTime: "18:00", viewingUntil: "18:30" };
const { scheduleViewingDate } = viewing;
const qualification = Object.fromEntries(
  Object.entries(viewing).filter(([field]) => !(field in renter)),
);
const tenants = Object.fromEntries(
  Object.entries(createOfferTenant()).map(([field, value]) => [`tenants.0.${field}`, value]),
);
const accepted = { tenantCount: "1", ...tenants, offerTerms: "on", privacy: "on" };
const { unit: _unit, ...offerDetails } = createOfferDetails();
const referral = {
  name: "Harriet Osei",
  email: renter.email,
  landlordName: "Solomon Reyes",
  landlordEmail: "sol@example.com",
  landlordPhone: "07700 900789",
};

export interface PlainForm {
  form: string;
  /** Path of its page, once what it needs is stored. */
  open: (pages: FormPages) => string | Promise<string>;
  answers: Record<string, string>;
  /** A change that is refused, and how the field is named. */
  refused: Record<string, string> | null;
  table: PgTable;
  action: string;
  /** To the person and to the office. */
  mails: string[];
}

const request = (kind: string) => ({
  table: requests,
  action: "request.submitted",
  mails: [`${kind}-confirmation`, `${kind}-notice`],
});
const enquiry = {
  table: enquiries,
  action: "enquiry.submitted",
  mails: ["enquiry-confirmation", "enquiry-notice"],
};
const viewingRequest = {
  table: enquiries,
  action: "viewing.requested",
  mails: ["viewing-request-confirmation", "viewing-request-notice"],
};
const placed = {
  table: offers,
  action: "offer.submitted",
  // Whoever was invited has one, and the tenant at another address has one.
  mails: ["offer-confirmation", "offer-confirmation", "offer-notice"],
};
const noEmail = { email: "nobody" };
const landlord = { answers: { ...renter, freetext }, refused: noEmail };

export const plainForms: PlainForm[] = [
  {
    form: "enquiry",
    open: () => `/enquire/${homes.open}`,
    answers: enquiryAnswers,
    refused: noEmail,
    ...enquiry,
  },
  {
    form: "enquiry about a home that is let agreed",
    open: () => `/enquire/${homes.let}`,
    answers: { ...renter, freetext },
    refused: { freetext: "" },
    ...enquiry,
  },
  {
    form: "viewing request",
    open: () => `/book-view/${homes.open}`,
    answers: enquiryAnswers,
    refused: { freetext: "x" },
    ...enquiry,
  },
  {
    form: "viewing request for a home that is let agreed",
    open: () => `/book-view/${homes.let}`,
    answers: { ...renter, freetext },
    refused: { freetext: "x" },
    ...enquiry,
  },
  {
    form: "viewing of somebody unknown",
    open: () => `/book-viewing/${homes.open}`,
    answers: { ...viewing, ...times },
    refused: { totalIncome: "plenty" },
    ...viewingRequest,
  },
  {
    form: "viewing of a known renter",
    open: async (pages) => `/book-viewing/${await pages.beginEnquiry()}`,
    answers: { ...qualification, ...times },
    refused: { numOfTenants: "0" },
    ...viewingRequest,
  },
  {
    form: "viewing of a qualified renter",
    async open(pages) {
      await pages.qualify();
      return `/book-viewing/${await pages.beginEnquiry()}`;
    },
    answers: { scheduleViewingDate, ...times },
    refused: { scheduleViewingDate: "2020-01-01" },
    ...viewingRequest,
  },
  {
    form: "viewing of a home that is let agreed",
    open: () => `/book-viewing/${homes.let}`,
    answers: { ...renter, freetext },
    refused: { freetext: "x" },
    ...enquiry,
  },
  { form: "valuation", open: () => "/book-valuation", ...landlord, ...request("valuation") },
  {
    form: "valuation of a portfolio",
    open: () => "/book-valuation?source=portfolio",
    answers: { ...renter, freetext, homes: "4711" },
    refused: { homes: "many" },
    ...request("valuation"),
  },
  { form: "switch", open: () => "/switch-provider", ...landlord, ...request("switch") },
  // React Router ignores case and a slash at the end.
  {
    form: "switch at an address in capitals with a trailing slash",
    open: () => "/Switch-Provider/",
    ...landlord,
    ...request("switch"),
  },
  { form: "demonstration", open: () => "/request-demo", ...landlord, ...request("demo") },
  { form: "build to rent", open: () => "/build-to-rent", ...landlord, ...request("valuation") },
  {
    form: "contact",
    open: () => "/contact",
    answers: { ...renter, body: freetext },
    refused: { body: "" },
    ...request("contact"),
  },
  {
    form: "referral",
    open: () => "/referral",
    answers: referral,
    refused: { landlordPhone: "no" },
    ...request("referral"),
  },
  {
    form: "alert",
    open: () => "/alert",
    answers: { "alert-email": renter.email, frequency: "daily", search: "bedsmin=2" },
    refused: { "alert-email": "nobody" },
    table: alerts,
    action: "alert.requested",
    mails: ["alert-confirmation"],
  },
  {
    form: "booking that is attended",
    open: async (pages) => `/booking-confirmation?id=${await pages.book()}`,
    answers: {},
    refused: null,
    table: bookingReplies,
    action: "booking.confirmed",
    mails: ["booking-reply-notice", "booking-reply-notice"],
  },
  ...(["change", "cancel"] as const).map((want) => ({
    form: `booking to ${want}`,
    open: async (pages: FormPages) => `/booking-confirmation?id=${await pages.book()}&want=${want}`,
    answers: { message: "Could we come at seven?" },
    refused: { message: "" },
    table: bookingReplies,
    action: "booking.change-asked",
    mails: ["booking-reply-notice", "booking-reply-notice"],
  })),
  {
    form: "whole offer",
    open: async (pages) => `/offer/${await pages.invite(homes.open)}`,
    answers: { ...offerDetails, ...accepted },
    refused: { "tenants.0.rentshare": "60" },
    ...placed,
  },
  {
    form: "simple offer",
    open: async (pages) => `/offer/${await pages.invite(homes.lite)}`,
    answers: { rent: "2450", startdate: "2026-12-07", ...accepted },
    refused: { privacy: "" },
    ...placed,
  },
];
