import type { Context } from "hono";
import { readSearch } from "../../domain/search/read-search.ts";
import type { AppContext } from "../app-context.ts";
import { findArea } from "../places/gazetteer/areas.ts";
import { searchListings } from "./search-homes.ts";
import { toWireListing } from "../listings/listing-wire.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";
import { createProblemResponse, sanitizeFieldPath } from "../platform/submissions/problem.ts";

/**
 * `GET /api/properties`: `{listings, listingcount}`, where the count covers all matches. With
 * `limit=0` only the count.
 */
export function createPropertiesCall(app: AppContext) {
  return async (context: Context): Promise<Response> => {
    const { request, problems } = readSearch(new URL(context.req.url).searchParams);
    if (request.filter.area !== null && findArea(request.filter.area) === null) {
      problems.push({ path: "area", message: "isn’t an area we know" });
    }
    const filter = isLondon(request.filter.area)
      ? { ...request.filter, area: null }
      : request.filter;
    if (problems.length > 0) {
      return createProblemResponse({
        status: 400,
        title: "Invalid search",
        detail: "Some parameters aren’t valid.",
        errors: problems.map(({ path, message }) => ({ path: sanitizeFieldPath(path), message })),
      });
    }
    const found = await searchListings(app, { ...request, filter });
    const siteUrl = getRequestOrigin(context.req.raw, app.config);
    return context.json({
      listings: found.listings.map((listing) => toWireListing(listing, siteUrl)),
      listingcount: found.total,
    });
  };
}

/** Here London means every home (decisions, section 3). On a page it means London alone. */
function isLondon(area: string | null): boolean {
  return area !== null && findArea(area)?.slug === "london";
}
