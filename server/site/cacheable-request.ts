import { getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { chooseEncoding } from "../platform/http/compress.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";
import type { FindPublicAddress, PublicPath } from "./public-paths.ts";

export interface CacheableRequest {
  of: PublicPath;
  path: string;
  /** Page cache key. Null if the response depends on the sender. */
  key: string | null;
  bare: () => Request;
}

/**
 * Returns the public request, null for private ones and for an origin other than the request's own
 * host.
 */
export function parseCacheableRequest(
  request: Request,
  { config, now }: Pick<AppContext, "config" | "now">,
  findPublic: FindPublicAddress,
): CacheableRequest | null {
  const { method, headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  const url = new URL(request.url);
  const publicPath = findPublic(url);
  if (publicPath === null) return null;
  const origin = getRequestOrigin(request, config, url);
  // Caches in front key by Host header, but this origin came from another.
  if (config.publicUrl === null && !origin.endsWith(`//${url.host}`)) return null;
  const { of, address } = publicPath;
  const encoding = chooseEncoding(headers.get("Accept-Encoding") ?? "") ?? "identity";
  // Cross-origin responses carry CORS headers for that site.
  const isPersonal = of.limited || headers.has("Origin");
  // Dated, since pages mention today's date.
  const key = isPersonal ? null : `${getLondonDate(now())} ${encoding} ${origin}${address}`;
  return {
    of,
    path: url.pathname,
    key,
    bare: () => createNormalizedRequest(origin, address, encoding),
  };
}

function createNormalizedRequest(origin: string, address: string, encoding: string): Request {
  const scheme = origin.slice(0, origin.indexOf(":"));
  return new Request(origin + address, {
    headers: { "Accept-Encoding": encoding, "X-Forwarded-Proto": scheme },
  });
}
