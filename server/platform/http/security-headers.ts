import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../../config.ts";
import { providers } from "../human-check/providers.ts";
import type { PageVariables } from "./first-paint.ts";
import type { InlineHashes } from "./inline-hashes.ts";
import { getRequestOrigin } from "./request-origin.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

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

/** Where browsers report what the policy kept from a page. */
const policyReports = "/reports/policy";

const tagManagerOrigin = "https://www.googletagmanager.com";

/** A year. The site's other hosts are not ours to bind: no `includeSubDomains`. */
const transportSecurity = "max-age=31536000";

/**
 * Headers of every answer. Scripts run only from this site or, by their hashes, where the page was
 * drawn with them: so a page may be kept. No frame. Another site is allowed only where the settings
 * name it, a tag manager's when its id is set, a map style's for what a map fetches, a human check's
 * when it is chosen. In development Vite may put its styles and its socket in.
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
  return createMiddleware<PageVariables>(async (context, next) => {
    await fixed(context, next);
    if (getRequestOrigin(context.req.raw, settings).startsWith("https:")) {
      context.header("Strict-Transport-Security", transportSecurity);
    }
    // What is shown in a frame of ours, and nothing else, brings a policy of its own.
    if (!context.res.headers.has("Content-Security-Policy")) {
      const hashes = context.get("page")?.hashes ?? { scripts: [], styles: [] };
      context.res.headers.set("Content-Security-Policy", contentSecurityPolicy(hashes, settings));
    }
    context.header("Reporting-Endpoints", `policy="${policyReports}"`);
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
  { scripts, styles }: InlineHashes,
  { production, tagManagerId, thirdPartyOrigins, mapStyleUrl, humanCheck }: PolicySettings,
): string {
  const check = humanCheck === "proof" || humanCheck === "off" ? {} : providers[humanCheck].sources;
  const frames = [...thirdPartyOrigins, ...(check.frame ?? [])];
  const others = [...(tagManagerId ? [tagManagerOrigin] : []), ...thirdPartyOrigins];
  const maps = mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin];
  return [
    sources("default-src", "'none'"),
    sources("script-src", "'self'", ...scripts, ...others, ...(check.script ?? [])),
    sources(
      "style-src",
      "'self'",
      // Beside a hash the other would not count.
      ...(production ? styles : ["'unsafe-inline'"]),
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
    // Browsers that know the second leave out the first.
    sources("report-uri", policyReports),
    sources("report-to", "policy"),
  ].join("; ");
}

function sources(directive: string, ...allowed: string[]): string {
  return [directive, ...allowed].join(" ");
}
