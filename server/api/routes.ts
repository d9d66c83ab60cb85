import { type Context, Hono } from "hono";
import { submitEnquiryPayload } from "../../domain/enquiry.ts";
import { rateLimit } from "../http/rate-limit.ts";
import type { House } from "../house.ts";
import { servicesOf } from "../services.ts";
import { submitEnquiry } from "../use-cases/submit-enquiry.ts";
import { humanCheckChallenge } from "./human-check.ts";
import { listing } from "./listing.ts";
import { problemResponse } from "./problem.ts";
import { properties } from "./properties.ts";
import { writeCall } from "./write-call.ts";

/** Every public call. */
export function apiRoutes(house: House): Hono {
  const services = servicesOf(house);
  const { publicUrl, rateLimit: limited } = house.config;
  const siteUrl = (context: Context) => publicUrl ?? new URL(context.req.url).origin;
  const api = new Hono();
  api.get("/properties", properties(services, siteUrl));
  api.get("/listing/:id", listing(services, siteUrl));
  api.get("/listingS/:id", listing(services, siteUrl));
  api.get("/human-check", humanCheckChallenge(house, rateLimit(60, 60, limited)));
  api.post(
    "/submitenquiry",
    writeCall(house, {
      schema: submitEnquiryPayload,
      limit: rateLimit(10, 60, limited),
      run: (input, submission) => submitEnquiry(house, input, submission),
    }),
  );
  api.all("*", () =>
    problemResponse({ status: 404, title: "No such call", detail: "There is no such call." }),
  );
  return api;
}
