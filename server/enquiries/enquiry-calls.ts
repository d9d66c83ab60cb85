import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { createSecret } from "../access-links/link-secret.ts";
import { addRenterPayload } from "../../domain/enquiries/add-renter.ts";
import { submitEnquiryPayload } from "../../domain/enquiries/enquiry.ts";
import type { AppContext } from "../app-context.ts";
import { toWireListing } from "../listings/listing-wire.ts";
import { getClientAddress } from "../platform/http/client-address.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";
import { rateLimit, limitByEmail } from "../platform/http/rate-limit.ts";
import { createProblemResponse, createTooManyRequests } from "../platform/submissions/problem.ts";
import { writeCall } from "../platform/submissions/write-call.ts";
import { addRenter } from "./add-renter.ts";
import { findOpenEnquiry } from "./open-enquiry.ts";
import { submitEnquiry } from "./submit-enquiry.ts";

/**
 * `GET /api/enquiry/{EnqId}`: the enquiry's home and the stepper's prefilled values. Reveals only the
 * first name of the person.
 */
export function createEnquiryCall(app: AppContext) {
  const limit = rateLimit(app, "enquiry", 60, 60);
  return async (context: Context): Promise<Response> => {
    const wait = await limit(getClientAddress(context, app.config));
    if (wait !== null) return createProblemResponse(createTooManyRequests(wait));
    const found = await findOpenEnquiry(app, context.req.param("id") ?? "");
    if (!found) {
      return createProblemResponse({
        status: 404,
        title: "Enquiry not found",
        detail: "We can’t find an enquiry with this ID, or its home is no longer advertised.",
      });
    }
    const { listing, firstname, contactId, EnqId, isQualified } = found;
    const answer = {
      ...toWireListing(listing, getRequestOrigin(context.req.raw, app.config)),
      firstname,
      contactId,
      LLId: listing.id,
      EnqId,
      isQualified,
    };
    return context.json(answer, 200, { "Cache-Control": "no-store" });
  };
}

/** `POST /api/submitenquiry`: `{EnqId}`. */
export function submitEnquiryCall(app: AppContext) {
  const byEmail = limitByEmail(app, "submitenquiry", 5);
  return writeCall(app, {
    schema: submitEnquiryPayload,
    limit: rateLimit(app, "submitenquiry", 10, 60),
    pretend: () => ({ EnqId: createSecret("enquiry") }),
    run: (input, submission) => submitEnquiry({ ...app, byEmail }, input, submission),
  });
}

/** `POST /api/addrenter`: `{contactId, EnqId, isQualified}`. */
export function addRenterCall(app: AppContext) {
  // There is no human check here, so this keeps anyone from guessing the phone number of an
  // address.
  const byEmail = limitByEmail(app, "addrenter", 10);
  return writeCall(app, {
    schema: addRenterPayload,
    limit: rateLimit(app, "addrenter", 10, 60),
    pretend: () => ({
      contactId: randomUUID(),
      EnqId: createSecret("enquiry"),
      isQualified: false,
    }),
    run: (input, submission) => addRenter({ ...app, byEmail }, input, submission),
  });
}
