import type { Context } from "hono";
import { clientAddress } from "../platform/http/client-address.ts";
import type { RateLimit } from "../platform/http/rate-limit.ts";
import type { AppContext } from "../app-context.ts";
import { openEnquiry } from "./open-enquiry.ts";
import { listingOnTheWire } from "../listings/listing-wire.ts";
import { problemResponse, tooMany } from "../platform/submissions/problem.ts";

/**
 * `GET /api/enquiry/{id}`: the home of an enquiry, and what the stepper prefills. Of the person it
 * tells the first name alone.
 */
export function enquiry(app: AppContext, siteUrl: (context: Context) => string, limit: RateLimit) {
  return async (context: Context): Promise<Response> => {
    const wait = await limit(clientAddress(context, app.config));
    if (wait !== null) return problemResponse(tooMany(wait));
    const found = await openEnquiry(app, context.req.param("id") ?? "");
    if (!found) {
      return problemResponse({
        status: 404,
        title: "No such enquiry",
        detail: "There is no enquiry with this id, or its home is no longer shown.",
      });
    }
    const { listing, firstname, contactId, enquiryId, isQualified } = found;
    const answer = {
      ...listingOnTheWire(listing, siteUrl(context)),
      firstname,
      contactId,
      LLId: listing.id,
      EnqId: enquiryId,
      isQualified,
    };
    return context.json(answer, 200, { "Cache-Control": "no-store" });
  };
}
