import { randomUUID } from "node:crypto";
import type { Context, Handler } from "hono";
import type { GenericSchema } from "valibot";
import { addRenterPayload } from "../../domain/enquiries/add-renter.ts";
import { viewRequestPayload } from "../../domain/viewings/view-request.ts";
import type { House } from "../house.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { rateLimitByEmail } from "../http/rate-limit-by-email.ts";
import type { Services } from "../services.ts";
import { addRenter } from "../use-cases/add-renter.ts";
import { newEnquiryId } from "../use-cases/enquiry-id.ts";
import { requestViewing } from "../use-cases/request-viewing.ts";
import { enquiry } from "./enquiry.ts";
import { writeCall } from "./write-call.ts";

/** The calls of the viewing stepper. */
export function viewingCalls(
  house: House,
  services: Pick<Services, "findEnquiry" | "today">,
  siteUrl: (context: Context) => string,
): [method: "GET" | "POST", path: string, handler: Handler & { schema?: GenericSchema }][] {
  // Without a human check this is what keeps anybody from trying phones out for an address.
  const rentersByEmail = rateLimitByEmail(rateLimit(house, "addrenter by e-mail", 10, 3600));
  const viewingsByEmail = rateLimitByEmail(rateLimit(house, "viewrequest by e-mail", 5, 3600));
  return [
    ["GET", "/enquiry/:id", enquiry(house, services, siteUrl, rateLimit(house, "enquiry", 60, 60))],
    [
      "POST",
      "/addrenter",
      writeCall(house, {
        schema: addRenterPayload,
        limit: rateLimit(house, "addrenter", 10, 60),
        pretend: () => ({ contactId: randomUUID(), EnqId: newEnquiryId(), isQualified: false }),
        run: (input, submission) =>
          addRenter({ ...house, byEmail: rentersByEmail }, input, submission),
      }),
    ],
    [
      "POST",
      "/viewrequest",
      writeCall(house, {
        schema: viewRequestPayload(services.today),
        limit: rateLimit(house, "viewrequest", 10, 60),
        pretend: () => ({ EnqId: newEnquiryId() }),
        run: (input, submission) =>
          requestViewing({ ...house, byEmail: viewingsByEmail }, input, submission),
      }),
    ],
  ];
}
