import { createHash } from "node:crypto";
import type { CachedResponse } from "../platform/http/page-cache.ts";

/** With its ETag, which stands for the bytes as they are sent. */
export async function toCachedResponse(
  response: Response,
  cacheControl: string,
): Promise<CachedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const own = { "cache-control": cacheControl, etag };
  return { headers: { ...Object.fromEntries(response.headers), ...own }, body };
}

/** To one request: 304 without the body where the browser has it. */
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

/** Weak and strong tags count alike, as RFC 9110 has it for GET. */
function names(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.some((tag) => tag === etag || tag === "*");
}
