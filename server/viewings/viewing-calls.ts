import { randomUUID } from "node:crypto";
import type { Context, Handler } from "hono";
import type { GenericSchema } from "valibot";
import { addRenterPayload } from "../../domain/enquiries/add-renter.ts";
import { viewRequestPayload } from "../../domain/viewings/view-request.ts";
import type { AppContext } from "../app-context.ts";
import { rateLimit } from "../platform/http/rate-limit.ts";
import { rateLimitByEmail } from "../platform/http/rate-limit-by-email.ts";
import { londonDate } from "../../domain/shared/dates.ts";
import { addRenter } from "../enquiries/add-renter.ts";
import { newEnquiryId } from "../enquiries/enquiry-id.ts";
import { requestViewing } from "./request-viewing.ts";
import { enquiry } from "../enquiries/enquiry.ts";
import { writeCall } from "../platform/submissions/write-call.ts";

/** The calls of the viewing stepper. */
export function viewingCalls(
  app: AppContext,
  siteUrl: (context: Context) => string,
): [method: "GET" | "POST", path: string, handler: Handler & { schema?: GenericSchema }][] {
  // Without a human check this is what keeps anybody from trying phones out for an address.
  const rentersByEmail = rateLimitByEmail(rateLimit(app, "addrenter by e-mail", 10, 3600));
  const viewingsByEmail = rateLimitByEmail(rateLimit(app, "viewrequest by e-mail", 5, 3600));
  return [
    ["GET", "/enquiry/:id", enquiry(app, siteUrl, rateLimit(app, "enquiry", 60, 60))],
    [
      "POST",
      "/addrenter",
      writeCall(app, {
        schema: addRenterPayload,
        limit: rateLimit(app, "addrenter", 10, 60),
        pretend: () => ({ contactId: randomUUID(), EnqId: newEnquiryId(), isQualified: false }),
        run: (input, submission) =>
          addRenter({ ...app, byEmail: rentersByEmail }, input, submission),
      }),
    ],
    [
      "POST",
      "/viewrequest",
      writeCall(app, {
        schema: viewRequestPayload(() => londonDate(app.now())),
        limit: rateLimit(app, "viewrequest", 10, 60),
        pretend: () => ({ EnqId: newEnquiryId() }),
        run: (input, submission) =>
          requestViewing({ ...app, byEmail: viewingsByEmail }, input, submission),
      }),
    ],
  ];
}
