import { Hono } from "hono";
import { cors } from "hono/cors";
import {
  developmentReplyPayload,
  emailCampaignPayload,
} from "../../../domain/campaigns/campaign.ts";
import { contactusPayload } from "../../../domain/requests/contact-message.ts";
import { referralPayload } from "../../../domain/requests/referral.ts";
import {
  demorequestPayload,
  switchrequestPayload,
  valrequestPayload,
} from "../../../domain/requests/requests.ts";
import type { ApiDocument } from "../../../domain/site/api-document.ts";
import { createAlertCall, confirmCall, unsubscribeCall } from "../../alerts/alert-calls.ts";
import type { AppContext } from "../../app-context.ts";
import { createCampaignReplyCall, stopCampaignsCall } from "../../campaigns/campaign-calls.ts";
import {
  addRenterCall,
  createEnquiryCall,
  submitEnquiryCall,
} from "../../enquiries/enquiry-calls.ts";
import { createHomeCall } from "../../homes/home-call.ts";
import { createPhotoCall } from "../../homes/pictures/photo-call.ts";
import { createListingCall } from "../../listings/listing-calls.ts";
import {
  createDraftCall,
  createOfferCall,
  createPlaceOfferCall,
} from "../../offers/offer-calls.ts";
import { createPlacesCall } from "../../places/finder/place-calls.ts";
import type { ApiCall } from "../../platform/http/api-call.ts";
import { createHumanCheckCall } from "../../platform/submissions/human-check.ts";
import { createProblemResponse } from "../../platform/submissions/problem.ts";
import { createFaqVoteCall, createRequestCall } from "../../requests/request-calls.ts";
import { createPropertiesCall } from "../../search/search-calls.ts";
import { createBookingReplyCall, createViewRequestCall } from "../../viewings/viewing-calls.ts";
import { createViewingTimesCall } from "../../viewings/requests/viewing-times-call.ts";
import { openApi } from "./openapi.ts";

/** Every public call under `/api`. */
export function apiCalls(app: AppContext): ApiCall[] {
  const table: ApiCall[] = [
    ["GET", "/properties", createPropertiesCall(app)],
    ["GET", "/places", createPlacesCall(app)],
    ["GET", "/listing/:id", createListingCall(app)],
    ["GET", "/listingS/:id", createListingCall(app)],
    ["GET", "/human-check", createHumanCheckCall(app)],
    ["POST", "/submitenquiry", submitEnquiryCall(app)],
    ["GET", "/offer/:id", createOfferCall(app)],
    ["POST", "/offer/:id/draft", createDraftCall(app)],
    ["POST", "/placeoffer", createPlaceOfferCall(app)],
    ["GET", "/enquiry/:id", createEnquiryCall(app)],
    ["POST", "/addrenter", addRenterCall(app)],
    ["GET", "/viewingtimes/:id", createViewingTimesCall(app)],
    ["POST", "/viewrequest", createViewRequestCall(app)],
    ["POST", "/bookingreply", createBookingReplyCall(app)],
    ["POST", "/alert", createAlertCall(app)],
    ["POST", "/alert/:token/confirm", confirmCall(app)],
    ["POST", "/alert/:token/unsubscribe", unsubscribeCall(app)],
    ["POST", "/valrequest", createRequestCall(app, "valrequest", valrequestPayload)],
    ["POST", "/switchrequest", createRequestCall(app, "switchrequest", switchrequestPayload)],
    ["POST", "/demorequest", createRequestCall(app, "demorequest", demorequestPayload)],
    ["POST", "/contactus", createRequestCall(app, "contactus", contactusPayload)],
    ["POST", "/referral", createRequestCall(app, "referral", referralPayload)],
    [
      "POST",
      "/emailcampaign",
      createCampaignReplyCall(app, "request-viewing", emailCampaignPayload),
    ],
    ["POST", "/rentercheck", createCampaignReplyCall(app, "renter-check", developmentReplyPayload)],
    [
      "POST",
      "/rentersurvey",
      createCampaignReplyCall(app, "renter-survey", developmentReplyPayload),
    ],
    ["POST", "/campaign/:token/unsubscribe", stopCampaignsCall(app)],
    ["POST", "/faqvote", createFaqVoteCall(app)],
    ["PUT", "/office/listings/:ref", createHomeCall(app)],
    ["PUT", "/office/listings/:ref/photos/:name", createPhotoCall(app)],
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
    createProblemResponse({
      status: 404,
      title: "Endpoint not found",
      detail: "The API has no endpoint at this path.",
    }),
  );
  return api;
}

function respondWrongMethod(method: string): Response {
  return createProblemResponse({
    status: 405,
    title: "Method not allowed",
    detail: `This endpoint only accepts ${method}.`,
    headers: { Allow: method },
  });
}
