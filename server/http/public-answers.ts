import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import { londonDate } from "../../domain/dates.ts";
import type { Config } from "../config.ts";
import type { House } from "../house.ts";
import { encodingFor } from "./compress.ts";
import { ownOrigin } from "./own-origin.ts";
import type { KeptAnswer } from "./page-cache.ts";
import { cacheControl, type PublicAddress, publicAddress } from "./public-paths.ts";

/**
 * Says of every answer who may keep it. What `public-paths.ts` names gets its time, an ETag, and a
 * 304 for whoever has it; it is kept in the page cache and found there. Everything else is
 * `no-store` unless it says something itself.
 *
 * What is kept was made from nothing but its key: no other header of a request reaches the page.
 */
export function publicAnswers({
  config,
  pageCache,
  now,
}: Pick<House, "config" | "pageCache" | "now">) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (context, next) => {
    const asked = publiclyAsked(context.req.raw, config);
    if (asked === null) return answerPrivately(context, next);
    const { address, origin, encoding, keepable } = asked;
    const ifNoneMatch = context.req.raw.headers.get("If-None-Match");
    let made = false;
    const make = async () => {
      made = true;
      if (keepable) context.req.raw = bareRequest(asked);
      await next();
      return publicAnswer(context.res, address);
    };
    const key = `${londonDate(now())} ${encoding} ${origin}${address.address}`;
    const answer = keepable
      ? (pageCache.find(key) ?? (await pageCache.fill(key, make)))
      : await make();
    if (answer === null) return made ? storeNowhere(context) : answerPrivately(context, next);
    // Without this the new response would take on the headers of the one before.
    context.res = undefined;
    context.res = sent(answer, ifNoneMatch, context.get("requestId"));
  });
}

interface Asked {
  address: PublicAddress;
  origin: string;
  encoding: "br" | "gzip" | "identity";
  /** False where the answer needs to know who asks. */
  keepable: boolean;
}

/** Null for what is not public, and for an origin that the request's own address does not name. */
function publiclyAsked(request: Request, config: Config): Asked | null {
  const { method, headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  const url = new URL(request.url);
  const address = publicAddress(url);
  if (address === null) return null;
  const origin = ownOrigin(request, config);
  // A cache in front keeps answers by the Host header; this one came from another.
  if (config.publicUrl === null && new URL(origin).host !== url.host) return null;
  const encoding = encodingFor(headers.get("Accept-Encoding") ?? "") ?? "identity";
  // Calls from other sites' pages are answered with headers for that site.
  const keepable = !address.of.limited && !headers.has("Origin");
  return { address, origin, encoding, keepable };
}

/** With nothing in it but what the key holds. */
function bareRequest({ address, origin, encoding }: Asked): Request {
  const scheme = origin.slice(0, origin.indexOf(":"));
  return new Request(origin + address.address, {
    headers: { "Accept-Encoding": encoding, "X-Forwarded-Proto": scheme },
  });
}

async function answerPrivately(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  storeNowhere(context);
}

/** Unless the answer says itself how long it holds. */
function storeNowhere({ res }: Context): void {
  if (!res.headers.has("Cache-Control")) res.headers.set("Cache-Control", "no-store");
}

/** Null for what is not a plain success or says itself how long it holds. */
async function publicAnswer(response: Response, { of }: PublicAddress): Promise<KeptAnswer | null> {
  const { status, headers } = response;
  if (status !== 200 || headers.has("Set-Cookie") || headers.has("Cache-Control")) return null;
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const own = { "cache-control": cacheControl(of.freshness), etag };
  return { headers: { ...Object.fromEntries(headers), ...own }, body };
}

function sent({ headers, body }: KeptAnswer, ifNoneMatch: string | null, requestId: string) {
  const { etag = "" } = headers;
  if (!knows(ifNoneMatch, etag)) {
    return new Response(body, { headers: { ...headers, "x-request-id": requestId } });
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
function knows(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
