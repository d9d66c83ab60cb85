import type { Context } from "hono";
import { clientAddress } from "../http/client-address.ts";
import { rateLimit } from "../http/rate-limit.ts";
import type { PlatformContext } from "../platform-context.ts";
import { problemResponse, tooManyRequests } from "./problem.ts";

export function humanCheckCall(app: PlatformContext) {
  const limit = rateLimit(app, "human-check", 60, 60);
  return async (context: Context): Promise<Response> => {
    const wait = await limit(clientAddress(context, app.config));
    if (wait !== null) return problemResponse(tooManyRequests(wait));
    return context.json(await app.humanCheck.challenge(), 200, { "Cache-Control": "no-store" });
  };
}
