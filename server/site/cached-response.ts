import { createHash } from "node:crypto";
import type { CachedResponse } from "../platform/http/page-cache.ts";

export async function toCachedResponse(
  response: Response,
  cacheControl: string,
): Promise<CachedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const own = { "cache-control": cacheControl, etag };
  return { headers: { ...Object.fromEntries(response.headers), ...own }, body };
}

export function fromCachedResponse(
  { headers, body }: CachedResponse,
  request: Request,
  requestId: string,
) {
  const known = request.headers.get("If-None-Match");
  if (known === null || !names(known, headers.etag ?? "")) {
    const sent = request.method === "HEAD" ? null : body;
    return new Response(sent, { headers: { ...headers, "x-request-id": requestId } });
  }
  const {
    "content-type": _type,
    "content-encoding": _encoding,
    "content-length": _length,
    ...rest
  } = headers;
  return new Response(null, { status: 304, headers: { ...rest, "x-request-id": requestId } });
}

/** Weak comparison, as RFC 9110 requires for GET. */
function names(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.some((tag) => tag === etag || tag === "*");
}
