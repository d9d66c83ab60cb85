import { createBody } from "../server/testing/offers.ts";
import { contact, status, wishes } from "../server/testing/view-request.ts";
import { createEnquiryBody } from "./enquiry-body.ts";
import type { Known } from "./visits.ts";

export interface SiteCall {
  /** As the table of calls has it. */
  route: string;
  /** Below `/api`. */
  path: string;
  init?: RequestInit;
}

/** Every call of the site, those that store in an order in which each has something to store. */
export const listCalls = (known: Known): SiteCall[] => [
  ...listReadingCalls(known),
  ...listRenterCalls(known),
  ...listRequestCalls(),
  ...listLinkCalls(known),
  {
    ...call("PUT /office/listings/:ref", "/office/listings/L-90471"),
    init: {
      method: "PUT",
      headers: { ...json, Authorization: `Bearer ${known.links.key}` },
      body: JSON.stringify({ fields: { address: "14 Calvert Terrace", postcode: "E2 7DP" } }),
    },
  },
];

/** It needs a picture, which the job of photos goes on with, and writes what the PUT of a home writes. */
export const callsNotSent = ["PUT /office/listings/:ref/photos/:name", "GET /openapi.json"];

const json = { "Content-Type": "application/json" };

const call = (route: string, path = route.split(" ")[1]!): SiteCall => ({ route, path });

function post(route: string, body: unknown, path?: string): SiteCall {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { ...call(`POST ${route}`, path), init: { method: "POST", headers: json, body: text } };
}

const listReadingCalls = (known: Known): SiteCall[] => [
  call("GET /properties", "/properties?area=hackney&limit=10"),
  call("GET /properties", "/properties?q=orchard&limit=10"),
  call("GET /places", "/places?q=hack"),
  call("GET /listing/:id", `/listing/${known.home}`),
  call("GET /listingS/:id", `/listingS/${known.home}`),
  call("GET /human-check"),
  call("GET /enquiry/:id", `/enquiry/${known.links.enquiry}`),
  call("GET /offer/:id", `/offer/${known.links.offer}`),
  call("GET /viewingtimes/:id", `/viewingtimes/${known.home}`),
];

const listRenterCalls = (known: Known): SiteCall[] => [
  post("/submitenquiry", createEnquiryBody(known.home)),
  post("/addrenter", { listingid: known.fedHome, applicant: contact }),
  post("/viewrequest", {
    listingid: known.fedHome,
    applicant: {
      ...contact,
      ...status,
      ...wishes,
      scheduleViewingDate: "2026-11-24",
      scheduleViewingTime: "11:00 - 11:30",
    },
  }),
  post("/bookingreply", { id: known.links.booking, resp: true, recaptchaToken: "" }),
  post(
    "/offer/:id/draft",
    {
      draft: {
        details: { rent: "2400" },
        tenants: [],
        acceptances: { offerTerms: true, contractTerms: false, privacy: false },
      },
      version: 0,
    },
    `/offer/${known.links.offer}/draft`,
  ),
  post("/placeoffer", createBody(known.links.offer, { details: { rent: "700" } })),
  post("/alert", {
    email: "ada@example.com",
    search: "area=hackney&bedsmin=2",
    frequency: "instant",
  }),
];

function listRequestCalls(): SiteCall[] {
  const applicant = {
    firstname: "Ada",
    lastname: "Brough",
    phone: "07700 900461",
    email: "ada@example.com",
  };
  return [
    post("/valrequest", { freetext: "14 Calvert Terrace", applicant }),
    post("/switchrequest", { freetext: "Another agent, 14 Calvert Terrace", applicant }),
    post("/demorequest", { freetext: "The wallet", applicant }),
    post("/contactus", { contact: applicant, body: "Are you open?" }),
    post("/referral", {
      name: "Ada Brough",
      email: "ada@example.com",
      landlordName: "Sam Obi",
      landlordEmail: "sam@example.com",
      landlordPhone: "07700 900462",
    }),
    post("/faqvote", { question: "pets", vote: "up" }),
  ];
}

function listLinkCalls({ links: { recipients, confirmAlert, stopAlert } }: Known): SiteCall[] {
  return [
    post("/emailcampaign", { id: recipients.request, resp: true }),
    post("/rentercheck", { id: recipients.check, resp: true }),
    post("/rentersurvey", { id: recipients.survey, resp: false }),
    post("/campaign/:token/unsubscribe", "", `/campaign/${recipients.survey}/unsubscribe`),
    post("/alert/:token/confirm", "", `/alert/${confirmAlert}/confirm`),
    post("/alert/:token/unsubscribe", "", `/alert/${stopAlert}/unsubscribe`),
  ];
}
