import type { Context } from "hono";
import { clientAddress } from "../http/client-address.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { House } from "../house.ts";
import type { Services } from "../services.ts";
import { listingOnTheWire } from "./listing-wire.ts";
import { problemResponse, tooMany } from "./problem.ts";

/**
 * `GET /api/enquiry/{id}`: the home of an enquiry, and what the stepper prefills. Of the person it
 * tells the first name alone.
 */
export function enquiry(
  house: House,
  services: Pick<Services, "findEnquiry">,
  siteUrl: (context: Context) => string,
  limit: RateLimit,
) {
  return async (context: Context): Promise<Response> => {
    const wait = await limit(clientAddress(context, house.config));
    if (wait !== null) return problemResponse(tooMany(wait));
    const found = await services.findEnquiry(context.req.param("id") ?? "");
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
