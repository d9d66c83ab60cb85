import type { Context } from "hono";
import { getClientAddress } from "../http/client-address.ts";
import { rateLimit } from "../http/rate-limit.ts";
import type { PlatformContext } from "../platform-context.ts";
import { createProblemResponse, createTooManyRequests } from "./problem.ts";

export function createHumanCheckCall(app: PlatformContext) {
  const limit = rateLimit(app, "human-check", 60, 60);
  return async (context: Context): Promise<Response> => {
    const wait = await limit(getClientAddress(context, app.config));
    if (wait !== null) return createProblemResponse(createTooManyRequests(wait));
    return context.json(await app.humanCheck.challenge(), 200, { "Cache-Control": "no-store" });
  };
}
