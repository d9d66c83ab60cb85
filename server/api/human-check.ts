import type { Context } from "hono";
import { clientAddress } from "../http/client-address.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { House } from "../house.ts";
import { problemResponse, tooMany } from "./problem.ts";

/** `GET /api/human-check`: a fresh challenge, or word that none is asked. */
export function humanCheckChallenge(house: House, limit: RateLimit) {
  return async (context: Context): Promise<Response> => {
    const wait = await limit(clientAddress(context, house.config));
    if (wait !== null) return problemResponse(tooMany(wait));
    return context.json(await house.humanCheck.challenge(), 200, { "Cache-Control": "no-store" });
  };
}
