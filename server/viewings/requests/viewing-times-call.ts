import type { Context } from "hono";
import { groupOfferedDays } from "../../../domain/viewings/requests/offered-days.ts";
import { getClientAddress } from "../../platform/http/client-address.ts";
import { rateLimit } from "../../platform/http/rate-limit.ts";
import {
  createProblemResponse,
  createTooManyRequests,
} from "../../platform/submissions/problem.ts";
import type { AppContext } from "../../app-context.ts";
import { createRecentFacts } from "./recent-facts.ts";
import { findPublicTimes } from "./public-times.ts";

/** `GET /api/viewingtimes/:id`: `{days}`, null where the office has set no hours. */
export function createViewingTimesCall(app: AppContext) {
  const findFacts = createRecentFacts();
  const limit = rateLimit(app, "viewingtimes", 120, 60);
  return async (context: Context): Promise<Response> => {
    const wait = await limit(getClientAddress(context, app.config));
    if (wait !== null) return createProblemResponse(createTooManyRequests(wait));
    const found = await findPublicTimes(
      app.database.orm,
      context.req.param("id") ?? "",
      app.now(),
      { findRoutes: app.routes.find, findFacts },
    );
    if (!found) {
      const detail = "We can’t find that home.";
      return createProblemResponse({ status: 404, title: "Home not found", detail });
    }
    context.header("Cache-Control", "no-store");
    return context.json({ days: found.times === null ? null : groupOfferedDays(found.times) });
  };
}
