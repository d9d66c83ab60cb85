import type { Context } from "hono";
import { readPlaceQuery } from "../../../domain/places/place-query.ts";
import { cities } from "../gazetteer/cities.ts";
import { getClientAddress } from "../../platform/http/client-address.ts";
import { rateLimit } from "../../platform/http/rate-limit.ts";
import type { AppContext } from "../../app-context.ts";
import {
  createProblemResponse,
  sanitizeFieldPath,
  createTooManyRequests,
} from "../../platform/submissions/problem.ts";

/** Cache seconds for an answer without a service's results. */
const soon = 60;

/** `GET /api/places?q=&city=`: `{places}`, at most eight, best first. */
export function createPlacesCall(app: AppContext) {
  // A browser sends a call at each pause in typing.
  const limit = rateLimit(app, "places", 300, 60);
  return async (context: Context): Promise<Response> => {
    const wait = await limit(getClientAddress(context, app.config));
    if (wait !== null) return createProblemResponse(createTooManyRequests(wait));
    const read = readPlaceQuery(new URL(context.req.url).searchParams);
    if (!read.ok) return respondBadQuery(read.problems);
    const { text, city } = read.query;
    const chosen = city === null ? null : findCityByName(city);
    if (city !== null && chosen === null)
      return respondBadQuery([{ path: "city", message: "isn’t a city we know" }]);
    if (read.query.addresses) {
      // Home addresses must not be cached.
      context.header("Cache-Control", "no-store");
      return context.json({ places: await app.places.findAddresses(text) });
    }
    const { found, partial } = await app.places.find(text, chosen);
    if (partial) context.header("Cache-Control", `public, max-age=${soon}`);
    return context.json({ places: found.map(({ place }) => place) });
  };
}

function findCityByName(text: string): string | null {
  return cities.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.name ?? null;
}

function respondBadQuery(problems: { path: string; message: string }[]): Response {
  return createProblemResponse({
    status: 400,
    title: "Invalid place search",
    detail: "Some parameters aren’t valid.",
    errors: problems.map(({ path, message }) => ({ path: sanitizeFieldPath(path), message })),
  });
}
