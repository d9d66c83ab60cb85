import { randomUUID } from "node:crypto";
import { type Context, type Handler, Hono } from "hono";
import { cors } from "hono/cors";
import type { GenericSchema } from "valibot";
import { alertPayload } from "../../domain/alerts/alert-payload.ts";
import type { ApiDocument } from "../../domain/site/api-document.ts";
import { contactusPayload } from "../../domain/requests/contact-message.ts";
import { bookingReplyPayload } from "../../domain/viewings/booking-reply.ts";
import { submitEnquiryPayload } from "../../domain/enquiries/enquiry.ts";
import { referralPayload } from "../../domain/requests/referral.ts";
import {
  demorequestPayload,
  type SiteRequest,
  switchrequestPayload,
  valrequestPayload,
} from "../../domain/requests/requests.ts";
import { faqVotePayload } from "../../domain/requests/faq-vote.ts";
import { ownOrigin } from "../platform/http/own-origin.ts";
import { type RateLimit, rateLimit } from "../platform/http/rate-limit.ts";
import { rateLimitByEmail } from "../platform/http/rate-limit-by-email.ts";
import type { AppContext } from "../app-context.ts";
import { newEnquiryId } from "../enquiries/enquiry-id.ts";
import { keepRequest } from "../requests/keep-request.ts";
import { replyRegistered, replyToBooking } from "../viewings/reply-to-booking.ts";
import { requestAlert } from "../alerts/request-alert.ts";
import { submitEnquiry } from "../enquiries/submit-enquiry.ts";
import { voteOnFaq } from "../requests/vote-on-faq.ts";
import { confirmCall, unsubscribeCall } from "../alerts/alert-links.ts";
import { campaignCalls } from "../campaigns/campaign-calls.ts";
import { humanCheckChallenge } from "../platform/submissions/human-check.ts";
import { listing } from "../listings/listing.ts";
import { draftCall, offerCall, placeOfferCall } from "../offers/offer.ts";
import { openApi } from "./openapi.ts";
import { places } from "../places/places.ts";
import { problemResponse } from "../platform/submissions/problem.ts";
import { properties } from "../search/properties.ts";
import { viewingCalls } from "../viewings/viewing-calls.ts";
import { writeCall } from "../platform/submissions/write-call.ts";

type CallHandler = Handler & { schema?: GenericSchema };
type Call = [method: "GET" | "POST", path: string, handler: CallHandler];

/** Every public call. */
export function calls(app: AppContext): Call[] {
  const limit = (name: string, requests: number, seconds: number) =>
    rateLimit(app, name, requests, seconds);
  const siteUrl = (context: Context) => ownOrigin(context.req.raw, app.config);
  const table: Call[] = [
    ["GET", "/properties", properties(app, siteUrl)],
    // Somebody who types sends a call for every pause.
    ["GET", "/places", places(app, limit("places", 300, 60))],
    ["GET", "/listing/:id", listing(app, siteUrl)],
    ["GET", "/listingS/:id", listing(app, siteUrl)],
    ["GET", "/human-check", humanCheckChallenge(app, limit("human-check", 60, 60))],
    ["POST", "/submitenquiry", enquiryCall(app)],
    ["GET", "/offer/:id", offerCall(app, siteUrl, limit("offer", 60, 60))],
    // A page saves a draft after each change; five tenants may sit behind one address.
    ["POST", "/offer/:id/draft", draftCall(app, limit("draft", 300, 60))],
    ["POST", "/placeoffer", placeOfferCall(app, limit("placeoffer", 10, 60))],
    ...viewingCalls(app, siteUrl),
    [
      "POST",
      "/bookingreply",
      writeCall(app, {
        schema: bookingReplyPayload,
        limit: limit("bookingreply", 10, 60),
        pretend: () => replyRegistered,
        run: (input, submission) => replyToBooking(app, input, submission),
      }),
    ],
    ["POST", "/alert", alertCall(app)],
    ["POST", "/alert/:token/confirm", confirmCall(app, limit("confirm", 30, 60))],
    // Mail providers send the clicks of many readers from few addresses.
    ["POST", "/alert/:token/unsubscribe", unsubscribeCall(app, limit("unsubscribe", 600, 60))],
    requestCall(app, "valrequest", valrequestPayload),
    requestCall(app, "switchrequest", switchrequestPayload),
    requestCall(app, "demorequest", demorequestPayload),
    requestCall(app, "contactus", contactusPayload),
    requestCall(app, "referral", referralPayload),
    ...campaignCalls(app),
    [
      "POST",
      "/faqvote",
      writeCall(app, {
        schema: faqVotePayload,
        limit: limit("faqvote", 30, 60),
        pretend: () => ({ ok: true }),
        run: (input, submission) => voteOnFaq(app, input, submission),
      }),
    ],
  ];
  let described: ApiDocument | undefined;
  table.push(["GET", "/openapi.json", (context) => context.json((described ??= openApi(table)))]);
  return table;
}

/** The description of the public calls, as `/api/openapi.json` answers it. */
export function describeApi(app: AppContext): ApiDocument {
  return openApi(calls(app));
}

function enquiryCall(app: AppContext): CallHandler {
  const byEmail = emailLimit(app, "submitenquiry");
  return writeCall(app, {
    schema: submitEnquiryPayload,
    limit: rateLimit(app, "submitenquiry", 10, 60),
    pretend: () => ({ EnqId: newEnquiryId() }),
    run: (input, submission) => submitEnquiry({ ...app, byEmail }, input, submission),
  });
}

function requestCall(
  app: AppContext,
  name: string,
  schema: GenericSchema<unknown, SiteRequest>,
): [method: "POST", path: string, handler: CallHandler] {
  const byEmail = emailLimit(app, name);
  const handler = writeCall(app, {
    schema,
    limit: rateLimit(app, name, 10, 60),
    pretend: () => ({ requestId: randomUUID() }),
    run: (request, submission) => keepRequest({ ...app, byEmail }, request, submission),
  });
  return ["POST", `/${name}`, handler];
}

/** So many of one kind of call an hour go out in the name of one address. */
function emailLimit(app: AppContext, call: string): RateLimit {
  return rateLimitByEmail(rateLimit(app, `${call} by e-mail`, 5, 3600));
}

function alertCall(app: AppContext): CallHandler {
  const byEmail = emailLimit(app, "alert");
  return writeCall(app, {
    schema: alertPayload,
    limit: rateLimit(app, "alert", 10, 60),
    pretend: () => ({ ok: true }),
    run: (input, submission) => requestAlert({ ...app, byEmail }, input, submission),
  });
}

/** The calls under `/api`, also for the pages of listed origins. */
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
  for (const [method, path, handler] of calls(app)) {
    api.on(method, path, handler);
    api.all(path, () => wrongMethod(method));
  }
  api.all("*", () =>
    problemResponse({ status: 404, title: "No such call", detail: "There is no such call." }),
  );
  return api;
}

function wrongMethod(method: string): Response {
  return problemResponse({
    status: 405,
    title: "Wrong method",
    detail: `This call takes ${method} only.`,
    headers: { Allow: method },
  });
}
