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
import { ownOrigin } from "../http/own-origin.ts";
import { type RateLimit, rateLimit } from "../http/rate-limit.ts";
import { rateLimitByEmail } from "../http/rate-limit-by-email.ts";
import type { House } from "../house.ts";
import { type Services, servicesOf } from "../services.ts";
import { newEnquiryId } from "../use-cases/enquiry-id.ts";
import { keepRequest } from "../use-cases/keep-request.ts";
import { replyRegistered, replyToBooking } from "../use-cases/reply-to-booking.ts";
import { requestAlert } from "../use-cases/request-alert.ts";
import { submitEnquiry } from "../use-cases/submit-enquiry.ts";
import { voteOnFaq } from "../use-cases/vote-on-faq.ts";
import { confirmCall, unsubscribeCall } from "./alert-links.ts";
import { campaignCalls } from "./campaigns.ts";
import { humanCheckChallenge } from "./human-check.ts";
import { listing } from "./listing.ts";
import { draftCall, offerCall, placeOfferCall } from "./offer.ts";
import { openApi } from "./openapi.ts";
import { places } from "./places.ts";
import { problemResponse } from "./problem.ts";
import { properties } from "./properties.ts";
import { viewingCalls } from "./viewing-calls.ts";
import { writeCall } from "./write-call.ts";

type CallHandler = Handler & { schema?: GenericSchema };
type Call = [method: "GET" | "POST", path: string, handler: CallHandler];

/** Every public call. */
export function calls(house: House): Call[] {
  const services = servicesOf(house);
  const limit = (name: string, requests: number, seconds: number) =>
    rateLimit(house, name, requests, seconds);
  const siteUrl = (context: Context) => ownOrigin(context.req.raw, house.config);
  const table: Call[] = [
    ["GET", "/properties", properties(services, siteUrl)],
    // Somebody who types sends a call for every pause.
    ["GET", "/places", places(house, services, limit("places", 300, 60))],
    ["GET", "/listing/:id", listing(services, siteUrl)],
    ["GET", "/listingS/:id", listing(services, siteUrl)],
    ["GET", "/human-check", humanCheckChallenge(house, limit("human-check", 60, 60))],
    ["POST", "/submitenquiry", enquiryCall(house)],
    ["GET", "/offer/:id", offerCall(house, services, siteUrl, limit("offer", 60, 60))],
    // A page saves a draft after each change; five tenants may sit behind one address.
    ["POST", "/offer/:id/draft", draftCall(house, limit("draft", 300, 60))],
    ["POST", "/placeoffer", placeOfferCall(house, limit("placeoffer", 10, 60))],
    ...viewingCalls(house, services, siteUrl),
    [
      "POST",
      "/bookingreply",
      writeCall(house, {
        schema: bookingReplyPayload,
        limit: limit("bookingreply", 10, 60),
        pretend: () => replyRegistered,
        run: (input, submission) => replyToBooking(house, input, submission),
      }),
    ],
    ["POST", "/alert", alertCall(house, services)],
    ["POST", "/alert/:token/confirm", confirmCall(house, limit("confirm", 30, 60))],
    // Mail providers send the clicks of many readers from few addresses.
    ["POST", "/alert/:token/unsubscribe", unsubscribeCall(house, limit("unsubscribe", 600, 60))],
    requestCall(house, "valrequest", valrequestPayload),
    requestCall(house, "switchrequest", switchrequestPayload),
    requestCall(house, "demorequest", demorequestPayload),
    requestCall(house, "contactus", contactusPayload),
    requestCall(house, "referral", referralPayload),
    ...campaignCalls(house),
    [
      "POST",
      "/faqvote",
      writeCall(house, {
        schema: faqVotePayload,
        limit: limit("faqvote", 30, 60),
        pretend: () => ({ ok: true }),
        run: (input, submission) => voteOnFaq(house, input, submission),
      }),
    ],
  ];
  let described: ApiDocument | undefined;
  table.push(["GET", "/openapi.json", (context) => context.json((described ??= openApi(table)))]);
  return table;
}

function enquiryCall(house: House): CallHandler {
  const byEmail = emailLimit(house, "submitenquiry");
  return writeCall(house, {
    schema: submitEnquiryPayload,
    limit: rateLimit(house, "submitenquiry", 10, 60),
    pretend: () => ({ EnqId: newEnquiryId() }),
    run: (input, submission) => submitEnquiry({ ...house, byEmail }, input, submission),
  });
}

function requestCall(
  house: House,
  name: string,
  schema: GenericSchema<unknown, SiteRequest>,
): [method: "POST", path: string, handler: CallHandler] {
  const byEmail = emailLimit(house, name);
  const handler = writeCall(house, {
    schema,
    limit: rateLimit(house, name, 10, 60),
    pretend: () => ({ requestId: randomUUID() }),
    run: (request, submission) => keepRequest({ ...house, byEmail }, request, submission),
  });
  return ["POST", `/${name}`, handler];
}

/** So many of one kind of call an hour go out in the name of one address. */
function emailLimit(house: House, call: string): RateLimit {
  return rateLimitByEmail(rateLimit(house, `${call} by e-mail`, 5, 3600));
}

function alertCall(house: House, { resolvePlace, findListing }: Services): CallHandler {
  const byEmail = emailLimit(house, "alert");
  return writeCall(house, {
    schema: alertPayload,
    limit: rateLimit(house, "alert", 10, 60),
    pretend: () => ({ ok: true }),
    run: (input, submission) =>
      requestAlert({ ...house, byEmail, resolvePlace, findListing }, input, submission),
  });
}

/** The calls under `/api`, also for the pages of listed origins. */
export function apiRoutes(house: House): Hono {
  const api = new Hono();
  api.use(
    cors({
      origin: house.config.allowedOrigins,
      allowMethods: ["GET", "POST"],
      allowHeaders: ["Content-Type", "Idempotency-Key"],
      exposeHeaders: ["Retry-After", "X-Request-Id"],
      maxAge: 600,
    }),
  );
  for (const [method, path, handler] of calls(house)) {
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
