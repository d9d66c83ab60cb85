import { randomUUID } from "node:crypto";
import { type Context, type Handler, Hono } from "hono";
import { cors } from "hono/cors";
import type { GenericSchema } from "valibot";
import { alertPayload } from "../../domain/alert-payload.ts";
import type { ApiDocument } from "../../domain/api-document.ts";
import { contactusPayload } from "../../domain/contact-message.ts";
import { bookingReplyPayload } from "../../domain/booking-reply.ts";
import { submitEnquiryPayload } from "../../domain/enquiry.ts";
import { referralPayload } from "../../domain/referral.ts";
import {
  demorequestPayload,
  type SiteRequest,
  switchrequestPayload,
  valrequestPayload,
} from "../../domain/requests.ts";
import { faqVotePayload } from "../../domain/faq-vote.ts";
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
  const { rateLimit: limited } = house.config;
  const enquiriesByEmail = emailLimit(house);
  const siteUrl = (context: Context) => ownOrigin(context.req.raw, house.config);
  const table: Call[] = [
    ["GET", "/properties", properties(services, siteUrl)],
    // Somebody who types sends a call for every pause.
    ["GET", "/places", places(house, services, rateLimit(300, 60, limited))],
    ["GET", "/listing/:id", listing(services, siteUrl)],
    ["GET", "/listingS/:id", listing(services, siteUrl)],
    ["GET", "/human-check", humanCheckChallenge(house, rateLimit(60, 60, limited))],
    [
      "POST",
      "/submitenquiry",
      writeCall(house, {
        schema: submitEnquiryPayload,
        limit: rateLimit(10, 60, limited),
        pretend: () => ({ EnqId: newEnquiryId() }),
        run: (input, submission) =>
          submitEnquiry({ ...house, byEmail: enquiriesByEmail }, input, submission),
      }),
    ],
    ["GET", "/offer/:id", offerCall(house, services, siteUrl, rateLimit(60, 60, limited))],
    // A page saves a draft after each change; five tenants may sit behind one address.
    ["POST", "/offer/:id/draft", draftCall(house, rateLimit(300, 60, limited))],
    ["POST", "/placeoffer", placeOfferCall(house, rateLimit(10, 60, limited))],
    ...viewingCalls(house, services, siteUrl),
    [
      "POST",
      "/bookingreply",
      writeCall(house, {
        schema: bookingReplyPayload,
        limit: rateLimit(10, 60, limited),
        pretend: () => replyRegistered,
        run: (input, submission) => replyToBooking(house, input, submission),
      }),
    ],
    ["POST", "/alert", alertCall(house, services)],
    ["POST", "/alert/:token/confirm", confirmCall(house, rateLimit(30, 60, limited))],
    // Mail providers send the clicks of many readers from few addresses.
    ["POST", "/alert/:token/unsubscribe", unsubscribeCall(house, rateLimit(600, 60, limited))],
    ["POST", "/valrequest", requestCall(house, valrequestPayload)],
    ["POST", "/switchrequest", requestCall(house, switchrequestPayload)],
    ["POST", "/demorequest", requestCall(house, demorequestPayload)],
    ["POST", "/contactus", requestCall(house, contactusPayload)],
    ["POST", "/referral", requestCall(house, referralPayload)],
    ...campaignCalls(house),
    [
      "POST",
      "/faqvote",
      writeCall(house, {
        schema: faqVotePayload,
        limit: rateLimit(30, 60, limited),
        pretend: () => ({ ok: true }),
        run: (input, submission) => voteOnFaq(house, input, submission),
      }),
    ],
  ];
  let described: ApiDocument | undefined;
  table.push(["GET", "/openapi.json", (context) => context.json((described ??= openApi(table)))]);
  return table;
}

function requestCall(house: House, schema: GenericSchema<unknown, SiteRequest>): CallHandler {
  const byEmail = emailLimit(house);
  return writeCall(house, {
    schema,
    limit: rateLimit(10, 60, house.config.rateLimit),
    pretend: () => ({ requestId: randomUUID() }),
    run: (request, submission) => keepRequest({ ...house, byEmail }, request, submission),
  });
}

/** So many of one kind of call an hour go out in the name of one address. */
function emailLimit({ config }: House): RateLimit {
  return rateLimitByEmail(rateLimit(5, 3600, config.rateLimit));
}

function alertCall(house: House, { resolvePlace }: Services): CallHandler {
  const limited = house.config.rateLimit;
  const byEmail = emailLimit(house);
  return writeCall(house, {
    schema: alertPayload,
    limit: rateLimit(10, 60, limited),
    pretend: () => ({ ok: true }),
    run: (input, submission) =>
      requestAlert({ ...house, byEmail, resolvePlace }, input, submission),
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
