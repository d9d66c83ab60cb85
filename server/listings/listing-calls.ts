import type { Context } from "hono";
import type { AppContext } from "../app-context.ts";
import { findListing } from "./listings.ts";
import { toWireListing } from "./listing-wire.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";
import { createProblemResponse } from "../platform/submissions/problem.ts";

export function createListingCall(app: AppContext) {
  return async (context: Context): Promise<Response> => {
    const found = await findListing(app, context.req.param("id") ?? "");
    if (found)
      return context.json(toWireListing(found, getRequestOrigin(context.req.raw, app.config)));
    return createProblemResponse({
      status: 404,
      title: "Listing not found",
      detail: "We can’t find a listing with this ID, or it’s no longer advertised.",
    });
  };
}
