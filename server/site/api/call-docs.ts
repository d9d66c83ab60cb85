import { walletName } from "../../../domain/agency/agency.ts";
import * as v from "valibot";
import { placeOfferBodies } from "../../../domain/offers/offer.ts";
import { valrequestBodies } from "../../../domain/requests/requests.ts";
import { viewRequestBodies } from "../../../domain/viewings/requests/view-request.ts";
import { alerts, type CallDoc, campaigns, offers, others, requests } from "./call-doc.ts";
import { officeCallDocs } from "./office-call-docs.ts";
import { homeCallDocs } from "./home-call-docs.ts";
import { enquiryAnswer, humanCheckAnswer, offerAnswer } from "./wire-schemas.ts";

const requestKept: CallDoc["answer"] = {
  status: 201,
  schema: v.strictObject({ requestId: v.string() }),
};
const ok: CallDoc["answer"] = { status: 201, schema: v.strictObject({ ok: v.boolean() }) };

const campaignReply: Omit<CallDoc, "summary"> = {
  tag: campaigns,
  description: "The last answer stands; each is kept with its time.",
  answer: ok,
  problems: [404],
};

/** By method and path. A test checks that each call has an entry. */
export const callDocs: Record<string, CallDoc> = {
  ...homeCallDocs,
  ...officeCallDocs,
  "GET /human-check": {
    tag: requests,
    summary: "What to solve before sending something",
    description: "The token made from it is `recaptchaToken` of the call, and good once.",
    answer: { status: 200, schema: humanCheckAnswer },
    problems: [429],
  },
  "POST /submitenquiry": {
    tag: requests,
    summary: "A question about a home, or a wish to view it",
    description: "The listing's own fields are taken and not read: the site knows its homes.",
    answer: { status: 201, schema: v.strictObject({ EnqId: v.string() }) },
  },
  "POST /bookingreply": {
    tag: requests,
    summary: "Whether a renter comes to a viewing, or what should change",
    description:
      "`resp` true attends; false needs a `message`. The last reply stands. The token is `recaptchatoken`.",
    answer: { status: 201, schema: v.strictObject({ message: v.string() }) },
  },
  "GET /enquiry/:id": {
    tag: requests,
    summary: "The home of an enquiry, and whether its person must still answer the questions",
    path: { id: "The enquiry's id, beginning with a0" },
    answer: { status: 200, schema: enquiryAnswer },
    problems: [404, 429],
  },
  "POST /addrenter": {
    tag: requests,
    summary: "Begins a viewing request with the contact details",
    description:
      "Needs no human check. The same person and home again within a day give the same enquiry.",
    answer: {
      status: 201,
      schema: v.strictObject({
        contactId: v.string(),
        EnqId: v.string(),
        isQualified: v.boolean(),
      }),
    },
  },
  "POST /viewrequest": {
    tag: requests,
    summary: "When a renter would like to see a home, with the answers of the stepper",
    description:
      "Steps 2 and 3 may be left out, whole, by a contact who answered them within 90 days, the contact by who names an enquiry. `isQualified` and the listing's own fields are taken and not read.",
    bodies: viewRequestBodies,
    answer: { status: 201, schema: v.strictObject({ EnqId: v.string() }) },
  },
  "POST /valrequest": {
    tag: requests,
    summary: "A landlord asks for a valuation",
    description:
      "With `source` build-to-rent the free text may be left out. `homes` says how many homes a portfolio has.",
    bodies: valrequestBodies,
    answer: requestKept,
  },
  "POST /switchrequest": {
    tag: requests,
    summary: "A landlord wants to come from another agent",
    answer: requestKept,
  },
  "POST /demorequest": {
    tag: requests,
    summary: `A landlord asks for a demonstration of the ${walletName}`,
    answer: requestKept,
  },
  "POST /contactus": { tag: requests, summary: "A message", answer: requestKept },
  "POST /referral": {
    tag: requests,
    summary: "Somebody recommends us to a landlord",
    answer: requestKept,
  },
  "GET /offer/:id": {
    tag: offers,
    summary: "The home of an offer, and what was entered so far",
    description: "`error` is `Already submitted` once it was sent; then there is nothing else.",
    path: { id: "From the invitation" },
    answer: { status: 200, schema: offerAnswer },
    problems: [404, 410, 429],
  },
  "POST /offer/:id/draft": {
    tag: offers,
    summary: "Keeps what was entered so far",
    description:
      "`version` is the one that the draft was made from. If it is not the newest, 409 brings the draft and version that are kept. Needs no human check.",
    path: { id: "From the invitation" },
    answer: {
      status: 201,
      schema: v.strictObject({ version: v.pipe(v.number(), v.description("To save with next")) }),
    },
    problems: [409, 410],
  },
  "POST /placeoffer": {
    tag: offers,
    summary: "Submits an offer, once",
    description:
      "A home whose `liteOffer` is true takes the short form, every other home the long one. Rent in whole pounds a month, dates `YYYY-MM-DD`, salaries a year, shares in percent, 100 together.",
    bodies: placeOfferBodies,
    answer: ok,
    problems: [409, 410],
  },
  "POST /alert": {
    tag: alerts,
    summary: "Asks for an alert, which begins once it is confirmed by email",
    description: "`search` is the query string of a search, or an object of its parameters.",
    answer: ok,
  },
  "POST /alert/:token/confirm": {
    tag: alerts,
    summary: "Begins an alert",
    path: { token: "From the confirmation email" },
    answer: {
      status: 200,
      schema: v.strictObject({ state: v.picklist(["on", "full", "gone"]) }),
    },
    problems: [429],
  },
  "POST /alert/:token/unsubscribe": {
    tag: alerts,
    summary: "Ends an alert, with one click (RFC 8058)",
    path: { token: "From any email of the alert" },
    answer: { status: 200, schema: v.strictObject({ state: v.literal("stopped") }) },
    problems: [429],
  },
  "POST /emailcampaign": { ...campaignReply, summary: "Whether somebody wants a viewing" },
  "POST /rentercheck": { ...campaignReply, summary: "Whether we may go on with a renter" },
  "POST /rentersurvey": { ...campaignReply, summary: "How somebody likes renting through us" },
  "POST /campaign/:token/unsubscribe": {
    tag: campaigns,
    summary: "Unsubscribe from campaigns with one click (RFC 8058)",
    path: { token: "The id in the email's links" },
    answer: {
      status: 200,
      schema: v.strictObject({ state: v.picklist(["stopped", "gone"]) }),
    },
    problems: [429],
  },
  "POST /faqvote": {
    tag: others,
    summary: "Whether an answer of the questions was useful",
    description: "Needs no human check: it holds nothing about anybody.",
    answer: ok,
  },
  "GET /openapi.json": {
    tag: others,
    summary: "This description",
    answer: { status: 200, schema: v.looseObject({ openapi: v.literal("3.1.0") }) },
  },
};
