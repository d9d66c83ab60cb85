import { Hono } from "hono";
import { cors } from "hono/cors";
import { developmentReplyPayload, emailCampaignPayload } from "../../domain/campaigns/campaign.ts";
import { contactusPayload } from "../../domain/requests/contact-message.ts";
import { referralPayload } from "../../domain/requests/referral.ts";
import {
  demorequestPayload,
  switchrequestPayload,
  valrequestPayload,
} from "../../domain/requests/requests.ts";
import type { ApiDocument } from "../../domain/site/api-document.ts";
import { alertCall, confirmCall, unsubscribeCall } from "../alerts/alert-calls.ts";
import type { AppContext } from "../app-context.ts";
import { campaignReplyCall, stopCampaignsCall } from "../campaigns/campaign-calls.ts";
import { addRenterCall, enquiryCall, submitEnquiryCall } from "../enquiries/enquiry-calls.ts";
import { listingCall } from "../listings/listing-calls.ts";
import { draftCall, offerCall, placeOfferCall } from "../offers/offer-calls.ts";
import { placesCall } from "../places/place-calls.ts";
import type { ApiCall } from "../platform/http/api-call.ts";
import { humanCheckCall } from "../platform/submissions/human-check.ts";
import { createProblemResponse } from "../platform/submissions/problem.ts";
import { faqVoteCall, requestCall } from "../requests/request-calls.ts";
import { propertiesCall } from "../search/search-calls.ts";
import { bookingReplyCall, viewRequestCall } from "../viewings/viewing-calls.ts";
import { openApi } from "./openapi.ts";

/** Every public call under `/api`. */
export function apiCalls(app: AppContext): ApiCall[] {
  const table: ApiCall[] = [
    ["GET", "/properties", propertiesCall(app)],
    ["GET", "/places", placesCall(app)],
    ["GET", "/listing/:id", listingCall(app)],
    ["GET", "/listingS/:id", listingCall(app)],
    ["GET", "/human-check", humanCheckCall(app)],
    ["POST", "/submitenquiry", submitEnquiryCall(app)],
    ["GET", "/offer/:id", offerCall(app)],
    ["POST", "/offer/:id/draft", draftCall(app)],
    ["POST", "/placeoffer", placeOfferCall(app)],
    ["GET", "/enquiry/:id", enquiryCall(app)],
    ["POST", "/addrenter", addRenterCall(app)],
    ["POST", "/viewrequest", viewRequestCall(app)],
    ["POST", "/bookingreply", bookingReplyCall(app)],
    ["POST", "/alert", alertCall(app)],
    ["POST", "/alert/:token/confirm", confirmCall(app)],
    ["POST", "/alert/:token/unsubscribe", unsubscribeCall(app)],
    ["POST", "/valrequest", requestCall(app, "valrequest", valrequestPayload)],
    ["POST", "/switchrequest", requestCall(app, "switchrequest", switchrequestPayload)],
    ["POST", "/demorequest", requestCall(app, "demorequest", demorequestPayload)],
    ["POST", "/contactus", requestCall(app, "contactus", contactusPayload)],
    ["POST", "/referral", requestCall(app, "referral", referralPayload)],
    ["POST", "/emailcampaign", campaignReplyCall(app, "request-viewing", emailCampaignPayload)],
    ["POST", "/rentercheck", campaignReplyCall(app, "renter-check", developmentReplyPayload)],
    ["POST", "/rentersurvey", campaignReplyCall(app, "renter-survey", developmentReplyPayload)],
    ["POST", "/campaign/:token/unsubscribe", stopCampaignsCall(app)],
    ["POST", "/faqvote", faqVoteCall(app)],
  ];
  let described: ApiDocument | undefined;
  table.push(["GET", "/openapi.json", (context) => context.json((described ??= openApi(table)))]);
  return table;
}

/** The OpenAPI document, as `/api/openapi.json` answers it. */
export function describeApi(app: AppContext): ApiDocument {
  return openApi(apiCalls(app));
}

/** The calls under `/api`, which pages of the origins in `ALLOWED_ORIGINS` may make too. */
export function apiRoutes(app: AppContext): Hono {
  const api = new Hono();
  api.use(
    cors({
      origin: app.config.allowedOrigins,
      allowMethods: ["GET", "POST"],
      allowHeaders: ["Content-Type", "Idempotency-Key"],
      exposeHeaders: ["Retry-After", "X-Request-Id"],
      maxAge: 600,
    }),
  );
  for (const [method, path, handler] of apiCalls(app)) {
    api.on(method, path, handler);
    api.all(path, () => respondWrongMethod(method));
  }
  api.all("*", () =>
    createProblemResponse({ status: 404, title: "No such call", detail: "There is no such call." }),
  );
  return api;
}

function respondWrongMethod(method: string): Response {
  return createProblemResponse({
    status: 405,
    title: "Wrong method",
    detail: `This call takes ${method} only.`,
    headers: { Allow: method },
  });
}
