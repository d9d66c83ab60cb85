import { randomUUID, createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import type { AppContext } from "../app-context.ts";
import type { CachedResponse } from "../platform/http/page-cache.ts";
import { cacheControl, type FindPublicAddress, type PublicPath } from "./public-paths.ts";
import type { KeptVariables } from "../platform/http/compress.ts";
import type { RecordRequest } from "../platform/http/request-record.ts";
import { parseCacheableRequest } from "./cacheable-request.ts";

type Caching = Pick<AppContext, "config" | "pageCache" | "now">;

/**
 * Says of every answer who may keep it. What is public gets its time, an ETag, and a
 * 304 for clients that have it. Everything else is `no-store` unless it sets a header itself.
 *
 * What the page cache keeps was made from nothing but its key: no other part of a request reaches it.
 * @param findPublic by `public-paths.ts`
 */
export function cachePublicResponses(appContext: Caching, findPublic: FindPublicAddress) {
  return createMiddleware<{ Variables: RequestIdVariables & KeptVariables }>(
    async (context, next) => {
      const request = context.req.raw;
      const cacheable = parseCacheableRequest(request, appContext, findPublic);
      if (cacheable === null) return respondUncached(context, next);
      const { of, key, bare } = cacheable;
      let made = false;
      const make = async (isKept: boolean) => {
        made = true;
        context.set("isKept", isKept);
        if (key !== null) context.req.raw = bare();
        await next();
        return toCacheableResponse(context.res, of);
      };
      const isLasting = !of.freshness.showsHomes;
      const answer = await (key === null
        ? make(false)
        : appContext.pageCache.fill(key, make, { isLasting }));
      if (answer === null) return made ? setNoStore(context) : respondUncached(context, next);
      // Otherwise the new response inherits the old headers.
      context.res = undefined;
      context.res = fromCachedResponse(answer, request, context.get("requestId"));
    },
  );
}

async function respondUncached(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  setNoStore(context);
}

function setNoStore({ res }: Context): void {
  if (!res.headers.has("Cache-Control")) res.headers.set("Cache-Control", "no-store");
}

/** Null unless it is a plain success without its own Cache-Control. */
async function toCacheableResponse(
  response: Response,
  { freshness }: PublicPath,
): Promise<CachedResponse | null> {
  const { status, headers } = response;
  if (status !== 200 || headers.has("Set-Cookie") || headers.has("Cache-Control")) return null;
  return toCachedResponse(response, cacheControl(freshness));
}

/**
 * Answers from the page cache, else from the app. Runs before the app, whose middleware costs more
 * than a cached response.
 */
export function serveFromCache<Env>(
  appContext: Caching,
  app: {
    fetch: (request: Request, env: Env) => Response | Promise<Response>;
    record: RecordRequest;
    findPublic: FindPublicAddress;
  },
  stopping?: AbortSignal,
): (request: Request, env: Env) => Response | Promise<Response> {
  return (request, env) => {
    const began = performance.now();
    const cacheable = parseCacheableRequest(request, appContext, app.findPublic);
    const cached = cacheable?.key && appContext.pageCache.find(cacheable.key);
    if (!cached || stopping?.aborted) return app.fetch(request, env);
    const requestId = randomUUID();
    const answer = fromCachedResponse(cached, request, requestId);
    const { method } = request;
    app.record({ requestId, method, path: cacheable.path, status: answer.status, began });
    return answer;
  };
}

async function toCachedResponse(response: Response, policy: string): Promise<CachedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const own = { "cache-control": policy, etag };
  return { headers: { ...Object.fromEntries(response.headers), ...own }, body };
}

function fromCachedResponse(
  { headers, body }: CachedResponse,
  request: Request,
  requestId: string,
) {
  const known = request.headers.get("If-None-Match");
  if (known === null || !matchesEtag(known, headers.etag ?? "")) {
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
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.some((tag) => tag === etag || tag === "*");
}
