import { type Context, type Handler, Hono } from "hono";
import { cors } from "hono/cors";
import type { GenericSchema } from "valibot";
import { contactusPayload } from "../../domain/contact-message.ts";
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
import { rateLimit } from "../http/rate-limit.ts";
import type { House } from "../house.ts";
import { servicesOf } from "../services.ts";
import { keepRequest } from "../use-cases/keep-request.ts";
import { submitEnquiry } from "../use-cases/submit-enquiry.ts";
import { voteOnFaq } from "../use-cases/vote-on-faq.ts";
import { humanCheckChallenge } from "./human-check.ts";
import { listing } from "./listing.ts";
import { problemResponse } from "./problem.ts";
import { properties } from "./properties.ts";
import { writeCall } from "./write-call.ts";

/** Every public call. */
function calls(house: House): [method: "GET" | "POST", path: string, handler: Handler][] {
  const services = servicesOf(house);
  const { rateLimit: limited } = house.config;
  const siteUrl = (context: Context) => ownOrigin(context.req.raw, house.config);
  return [
    ["GET", "/properties", properties(services, siteUrl)],
    ["GET", "/listing/:id", listing(services, siteUrl)],
    ["GET", "/listingS/:id", listing(services, siteUrl)],
    ["GET", "/human-check", humanCheckChallenge(house, rateLimit(60, 60, limited))],
    [
      "POST",
      "/submitenquiry",
      writeCall(house, {
        schema: submitEnquiryPayload,
        limit: rateLimit(10, 60, limited),
        run: (input, submission) => submitEnquiry(house, input, submission),
      }),
    ],
    ["POST", "/valrequest", requestCall(house, valrequestPayload)],
    ["POST", "/switchrequest", requestCall(house, switchrequestPayload)],
    ["POST", "/demorequest", requestCall(house, demorequestPayload)],
    ["POST", "/contactus", requestCall(house, contactusPayload)],
    ["POST", "/referral", requestCall(house, referralPayload)],
    [
      "POST",
      "/faqvote",
      writeCall(house, {
        schema: faqVotePayload,
        limit: rateLimit(30, 60, limited),
        run: (input, submission) => voteOnFaq(house, input, submission),
      }),
    ],
  ];
}

function requestCall(house: House, schema: GenericSchema<unknown, SiteRequest>): Handler {
  return writeCall(house, {
    schema,
    limit: rateLimit(10, 60, house.config.rateLimit),
    run: (request, submission) => keepRequest(house, request, submission),
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
  api.use(async (context, next) => {
    await next();
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-cache");
  });
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
