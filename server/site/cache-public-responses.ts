import { randomUUID, createHash } from "node:crypto";
import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { AppContext } from "../app-context.ts";
import { trackShownHomes } from "../listings/shown-homes.ts";
import { type KeptBindings, chooseEncoding } from "../platform/http/compress.ts";
import type { CachedResponse } from "../platform/http/page-cache.ts";
import { cacheControl, type FindPublicAddress, type PublicPath } from "./public-paths.ts";
import type { RecordRequest } from "../platform/http/request-record.ts";
import type { FormBindings } from "../platform/submissions/write-call.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";

/** What a request carries within this process. */
export interface AnswerBindings extends FormBindings, KeptBindings {
  requestId?: string;
}

type Answer = (request: Request, bindings: AnswerBindings) => Response | Promise<Response>;

interface CacheableRequest {
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
function parseCacheableRequest(
  request: Request,
  { config, now }: AppContext,
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

/**
 * Says of every answer who may keep it. What is public gets its time, an ETag, and a
 * 304 for clients that have it. Everything else is `no-store` unless it sets a header itself.
 *
 * What the page cache keeps was made from nothing but its key: no other part of a request reaches
 * it. It may be made again after the request that found it stale has been answered.
 * @param findPublic by `public-paths.ts`
 */
export function cachePublicResponses(
  appContext: AppContext,
  findPublic: FindPublicAddress,
  answer: Answer,
) {
  return async (
    context: Context<{ Variables: RequestIdVariables; Bindings: AnswerBindings }>,
  ): Promise<Response> => {
    const request = context.req.raw;
    const bindings = { ...context.env, requestId: context.get("requestId") };
    const answerUncached = async () => setNoStore(await answer(request, bindings));
    const cacheable = parseCacheableRequest(request, appContext, findPublic);
    if (cacheable === null) return answerUncached();
    const { of, key, bare } = cacheable;
    const isLasting = !of.freshness.showsHomes;
    let uncacheable: Response | undefined;
    const make = async (isKept: boolean) => {
      const { requestId } = bindings;
      const { rendered, isAffectedBy } = await trackShownHomes(async () =>
        key === null ? answer(toGet(request), bindings) : answer(bare(), { requestId, isKept }),
      );
      const response = await toCacheableResponse(rendered, of);
      if (response === null) uncacheable = rendered;
      return response && { response, isAffectedBy: isLasting ? () => false : isAffectedBy };
    };
    const found = await (key === null
      ? make(false).then((made) => made?.response ?? null)
      : appContext.pageCache.fill(key, make, { isLasting }));
    if (found !== null) return fromCachedResponse(found, request, bindings.requestId);
    // Another request may have found out that it can't be cached.
    const failed = uncacheable ? setNoStore(uncacheable) : await answerUncached();
    const isAway = failed.status === 503 && key !== null;
    const before = isAway ? appContext.pageCache.findUnsure(key) : undefined;
    return before ? fromCachedResponse(before, request, bindings.requestId) : failed;
  };
}

/** A tag is that of the whole response. */
function toGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

function setNoStore(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
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
  appContext: AppContext,
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
