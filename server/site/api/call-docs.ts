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
  description: "Only the latest answer counts, but every answer is stored with its time.",
  answer: ok,
  problems: [404],
};

/** By method and path. A test checks that each call has an entry. */
export const callDocs: Record<string, CallDoc> = {
  ...homeCallDocs,
  ...officeCallDocs,
  "GET /human-check": {
    tag: requests,
    summary: "Get the human check to solve before sending a form",
    description: "Send the token it gives you as `recaptchaToken`. Each token works once.",
    answer: { status: 200, schema: humanCheckAnswer },
    problems: [429],
  },
  "POST /submitenquiry": {
    tag: requests,
    summary: "Send a question about a home, or a request to view it",
    description:
      "The listing’s own fields are accepted but ignored, because the site already has them.",
    answer: { status: 201, schema: v.strictObject({ EnqId: v.string() }) },
  },
  "POST /bookingreply": {
    tag: requests,
    summary: "Confirm that a renter will attend a viewing, or ask for a change",
    description:
      "`resp` is true if the renter will attend. If it is false, `message` is required. The last reply counts. The token’s field is `recaptchatoken`.",
    answer: { status: 201, schema: v.strictObject({ message: v.string() }) },
  },
  "GET /enquiry/:id": {
    tag: requests,
    summary: "Get an enquiry’s home and whether the renter still has questions to answer",
    path: { id: "The enquiry’s id, which begins with `a0`" },
    answer: { status: 200, schema: enquiryAnswer },
    problems: [404, 429],
  },
  "POST /addrenter": {
    tag: requests,
    summary: "Start a viewing request with the contact details",
    description:
      "Needs no human check. A repeat for the same person and home within a day returns the same enquiry.",
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
    summary: "Request a viewing, with the times and answers from the form’s steps",
    description:
      "A contact who answered steps 2 and 3 in the last 90 days may leave out all of both steps. If the request names an existing enquiry, the contact details may be left out too. `isQualified` and the listing’s own fields are accepted but ignored.",
    bodies: viewRequestBodies,
    answer: { status: 201, schema: v.strictObject({ EnqId: v.string() }) },
  },
  "POST /valrequest": {
    tag: requests,
    summary: "Request a valuation",
    description:
      "If `source` is build-to-rent, the free text may be left out. `homes` is the number of homes in a portfolio.",
    bodies: valrequestBodies,
    answer: requestKept,
  },
  "POST /switchrequest": {
    tag: requests,
    summary: "Request a switch from another agent",
    answer: requestKept,
  },
  "POST /demorequest": {
    tag: requests,
    summary: `Request a demo of the ${walletName}`,
    answer: requestKept,
  },
  "POST /contactus": { tag: requests, summary: "Send a message", answer: requestKept },
  "POST /referral": {
    tag: requests,
    summary: "Refer a landlord",
    answer: requestKept,
  },
  "GET /offer/:id": {
    tag: offers,
    summary: "Get an offer’s home and saved draft",
    description:
      "Once the offer has been submitted, the response contains only `error`, set to `Already submitted`.",
    path: { id: "The id in the invitation" },
    answer: { status: 200, schema: offerAnswer },
    problems: [404, 410, 429],
  },
  "POST /offer/:id/draft": {
    tag: offers,
    summary: "Save the draft of an offer",
    description:
      "`version` is the version the draft is based on. If a newer one exists, a 409 returns the saved draft and its version. Needs no human check.",
    path: { id: "The id in the invitation" },
    answer: {
      status: 201,
      schema: v.strictObject({
        version: v.pipe(v.number(), v.description("The version to send with the next save")),
      }),
    },
    problems: [409, 410],
  },
  "POST /placeoffer": {
    tag: offers,
    summary: "Submit an offer",
    description:
      "Send the short form for a home whose `liteOffer` is true, and the long form for any other home. Rent is in whole pounds per month, dates are `YYYY-MM-DD` and salaries are per year. Shares are percentages that add up to 100. An offer can be submitted once.",
    bodies: placeOfferBodies,
    answer: ok,
    problems: [409, 410],
  },
  "POST /alert": {
    tag: alerts,
    summary: "Request a property alert, which starts once confirmed by email",
    description: "`search` is a search’s query string, or an object with its parameters.",
    answer: ok,
  },
  "POST /alert/:token/confirm": {
    tag: alerts,
    summary: "Start an alert",
    path: { token: "The token in the confirmation email" },
    answer: {
      status: 200,
      schema: v.strictObject({ state: v.picklist(["on", "full", "gone"]) }),
    },
    problems: [429],
  },
  "POST /alert/:token/unsubscribe": {
    tag: alerts,
    summary: "Unsubscribe from an alert with one click (RFC 8058)",
    path: { token: "The token in any of the alert’s emails" },
    answer: { status: 200, schema: v.strictObject({ state: v.literal("stopped") }) },
    problems: [429],
  },
  "POST /emailcampaign": { ...campaignReply, summary: "Record whether someone wants a viewing" },
  "POST /rentercheck": {
    ...campaignReply,
    summary: "Record whether we may go ahead with a renter",
  },
  "POST /rentersurvey": { ...campaignReply, summary: "Answer the survey about renting through us" },
  "POST /campaign/:token/unsubscribe": {
    tag: campaigns,
    summary: "Unsubscribe from campaigns with one click (RFC 8058)",
    path: { token: "The id in the email’s links" },
    answer: {
      status: 200,
      schema: v.strictObject({ state: v.picklist(["stopped", "gone"]) }),
    },
    problems: [429],
  },
  "POST /faqvote": {
    tag: others,
    summary: "Record whether an FAQ answer was useful",
    description: "Needs no human check, because it contains no personal data.",
    answer: ok,
  },
  "GET /openapi.json": {
    tag: others,
    summary: "Get this API description",
    answer: { status: 200, schema: v.looseObject({ openapi: v.literal("3.1.0") }) },
  },
};
