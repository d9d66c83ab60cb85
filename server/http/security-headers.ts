import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../config.ts";
import { providers } from "../human-check/providers.ts";
import { ownOrigin } from "./own-origin.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

export interface SecurityVariables {
  Variables: { nonce: string };
}

/** What the policy depends on: the settings of the same names. */
type PolicySettings = Pick<
  Config,
  | "production"
  | "publicUrl"
  | "trustedProxy"
  | "tagManagerId"
  | "thirdPartyOrigins"
  | "mapStyleUrl"
  | "humanCheck"
>;

const tagManagerOrigin = "https://www.googletagmanager.com";

/** A year. The site's other hosts are not ours to bind: no `includeSubDomains`. */
const transportSecurity = "max-age=31536000";

/**
 * Headers of every answer. Scripts run only by nonce or from this site; nothing inline, no frame.
 * Another site is allowed only where the settings name it, a tag manager's when its id is set, a
 * map style's for what a map fetches, a human check's when it is chosen.
 * In development Vite may put its styles and its socket in.
 */
export function securityHeaders(settings: PolicySettings) {
  const fixed = secureHeaders({
    // The default, no-referrer, makes browsers send `Origin: null` with form posts.
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginEmbedderPolicy: embedderPolicy(settings),
    // Only of what came over TLS, below.
    strictTransportSecurity: false,
    permissionsPolicy,
  });
  return createMiddleware<SecurityVariables>(async (context, next) => {
    const nonce = randomBytes(16).toString("base64");
    context.set("nonce", nonce);
    await fixed(context, next);
    if (ownOrigin(context.req.raw, settings).startsWith("https:")) {
      context.header("Strict-Transport-Security", transportSecurity);
    }
    // What is shown in a frame of ours, and nothing else, brings a policy of its own.
    if (!context.res.headers.has("Content-Security-Policy")) {
      context.header("Content-Security-Policy", contentSecurityPolicy(nonce, settings));
    }
    // The API hands out the photos' addresses, for mails and other sites too.
    if (context.req.path.startsWith("/photos/")) {
      context.header("Cross-Origin-Resource-Policy", "cross-origin");
    }
  });
}

/**
 * Where all that a page loads is ours, nothing else gets into its process. A map style's answers are
 * fetched without credentials; what the settings let run may load and frame what it likes. Vite
 * serves workers without the header, so none in development.
 */
function embedderPolicy({
  production,
  tagManagerId,
  thirdPartyOrigins,
  mapStyleUrl,
  humanCheck,
}: PolicySettings): "require-corp" | "credentialless" | false {
  const isOurs = humanCheck === "proof" || humanCheck === "off";
  if (!production || !isOurs || tagManagerId !== null || thirdPartyOrigins.length > 0) return false;
  return mapStyleUrl === null ? "require-corp" : "credentialless";
}

function contentSecurityPolicy(
  nonce: string,
  { production, tagManagerId, thirdPartyOrigins, mapStyleUrl, humanCheck }: PolicySettings,
): string {
  const check = humanCheck === "proof" || humanCheck === "off" ? {} : providers[humanCheck].sources;
  const frames = [...thirdPartyOrigins, ...(check.frame ?? [])];
  const others = [...(tagManagerId ? [tagManagerOrigin] : []), ...thirdPartyOrigins];
  const maps = mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin];
  return [
    sources("default-src", "'none'"),
    sources("script-src", "'self'", `'nonce-${nonce}'`, ...others, ...(check.script ?? [])),
    sources(
      "style-src",
      "'self'",
      ...(production ? [] : ["'unsafe-inline'"]),
      ...thirdPartyOrigins,
      ...(check.style ?? []),
    ),
    sources("img-src", "'self'", "data:", ...others, ...maps),
    sources("font-src", "'self'", ...thirdPartyOrigins),
    sources(
      "connect-src",
      "'self'",
      ...(production ? [] : ["ws:"]),
      ...others,
      ...maps,
      ...(check.connect ?? []),
    ),
    ...(frames.length > 0 ? [sources("frame-src", ...frames)] : []),
    sources("worker-src", "'self'"),
    sources("manifest-src", "'self'"),
    sources("form-action", "'self'"),
    sources("base-uri", "'none'"),
    sources("frame-ancestors", "'none'"),
  ].join("; ");
}

function sources(directive: string, ...allowed: string[]): string {
  return [directive, ...allowed].join(" ");
}
