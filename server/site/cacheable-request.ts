import { londonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { encodingFor } from "../platform/http/compress.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";
import type { FindPublicAddress, PublicPath } from "./public-paths.ts";

/** A request whose answer is the same for whoever sends it. */
export interface CacheableRequest {
  of: PublicPath;
  path: string;
  /** Under which the page cache has the answer; null where an answer needs to know who asks. */
  key: string | null;
  /** The request with nothing in it but what the key holds. */
  bare: () => Request;
}

/**
 * What a request asks of everybody's; null for anything else, and for an origin that the request's
 * own address does not name.
 */
export function parseCacheableRequest(
  request: Request,
  { config, now }: Pick<AppContext, "config" | "now">,
  findPublic: FindPublicAddress,
): CacheableRequest | null {
  const { method, headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  const url = new URL(request.url);
  const asked = findPublic(url);
  if (asked === null) return null;
  const origin = getRequestOrigin(request, config, url);
  // A cache in front keeps answers by the Host header; this origin came from another.
  if (config.publicUrl === null && !origin.endsWith(`//${url.host}`)) return null;
  const { of, address } = asked;
  const encoding = encodingFor(headers.get("Accept-Encoding") ?? "") ?? "identity";
  // Calls from other sites' pages are answered with headers for that site.
  const isPersonal = of.limited || headers.has("Origin");
  // What a page says of today is wrong tomorrow.
  const key = isPersonal ? null : `${londonDate(now())} ${encoding} ${origin}${address}`;
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
