import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../../config.ts";
import { providers } from "../human-check/providers.ts";
import { getRequestOrigin } from "./request-origin.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

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

const policyReports = "/reports/policy";

const tagManagerOrigin = "https://www.googletagmanager.com";

/** A year. Other hosts of the domain aren't ours, so no `includeSubDomains`. */
const transportSecurity = "max-age=31536000";

/**
 * Security headers of every response. Scripts run only from this site or by their hash, which lets
 * pages be cached. No framing. Third-party origins are allowed only as configured: a tag manager, a
 * map style, a human check. In development Vite may add its styles and socket.
 */
export function securityHeaders(settings: PolicySettings) {
  const embedderPolicy = buildEmbedderPolicy(settings);
  const ofDocument = secureHeaders({
    // The default, no-referrer, makes browsers send `Origin: null` with form posts.
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginEmbedderPolicy: embedderPolicy,
    strictTransportSecurity: false,
    permissionsPolicy,
  });
  const ofBuiltFile = secureHeaders({
    ...withoutDocumentPolicies,
    // A worker's script needs the policy of its page.
    crossOriginEmbedderPolicy: embedderPolicy,
    strictTransportSecurity: false,
  });
  return createMiddleware(async (context, next) => {
    await next();
    const isFile = isBuiltFile(context);
    // A page whose address is a secret names less of it.
    const ownReferrerPolicy = context.res.headers.get("Referrer-Policy");
    await (isFile ? ofBuiltFile : ofDocument)(context, async () => {});
    // Hono's `context.header` would make the response anew, with its body.
    const { headers } = context.res;
    if (ownReferrerPolicy !== null) headers.set("Referrer-Policy", ownReferrerPolicy);
    if (getRequestOrigin(context.req.raw, settings).startsWith("https:")) {
      headers.set("Strict-Transport-Security", transportSecurity);
    }
    if (isFile) return;
    // A page allows its inline scripts, and what is shown in our own frames has its own policy.
    if (!headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", buildContentSecurityPolicy([], settings));
    }
    headers.set("Reporting-Endpoints", `policy="${policyReports}"`);
    // Photo URLs from the API are used in mails and on other sites.
    if (context.req.path.startsWith("/photos/")) {
      headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    }
  });
}

const withoutDocumentPolicies = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/**
 * A script, style, font or picture of the build, or a piece of a map archive, never a document. A
 * page loads dozens.
 */
function isBuiltFile({ req, res }: Context): boolean {
  if (!/^\/(assets|maps)\//.test(req.path)) return false;
  const type = res.headers.get("Content-Type") ?? "text/html";
  return !/^(text\/html|image\/svg)/.test(type);
}

/**
 * Isolates the page's process if everything it loads is ours. Map style responses are fetched
 * without credentials. Configured third parties may load and frame anything. Off in development,
 * where Vite serves workers without the header.
 */
function buildEmbedderPolicy({
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

/** @param scriptHashes CSP sources of the page's inline scripts */
export function buildContentSecurityPolicy(
  scriptHashes: readonly string[],
  { production, tagManagerId, thirdPartyOrigins, mapStyleUrl, humanCheck }: PolicySettings,
): string {
  const check = humanCheck === "proof" || humanCheck === "off" ? {} : providers[humanCheck].sources;
  const frames = [...thirdPartyOrigins, ...(check.frame ?? [])];
  const others = [...(tagManagerId ? [tagManagerOrigin] : []), ...thirdPartyOrigins];
  const maps = mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin];
  return [
    formatSources("default-src", "'none'"),
    formatSources("script-src", "'self'", ...scriptHashes, ...others, ...(check.script ?? [])),
    formatSources(
      "style-src",
      "'self'",
      ...(production ? [] : ["'unsafe-inline'"]),
      ...thirdPartyOrigins,
      ...(check.style ?? []),
    ),
    formatSources("img-src", "'self'", "data:", ...others, ...maps),
    formatSources("font-src", "'self'", ...thirdPartyOrigins),
    formatSources(
      "connect-src",
      "'self'",
      ...(production ? [] : ["ws:"]),
      ...others,
      ...maps,
      ...(check.connect ?? []),
    ),
    formatSources("frame-src", "'self'", ...frames),
    formatSources("worker-src", "'self'"),
    formatSources("manifest-src", "'self'"),
    formatSources("form-action", "'self'"),
    formatSources("base-uri", "'none'"),
    formatSources("frame-ancestors", "'none'"),
    // Browsers that support report-to ignore report-uri.
    formatSources("report-uri", policyReports),
    formatSources("report-to", "policy"),
  ].join("; ");
}

function formatSources(directive: string, ...allowed: string[]): string {
  return [directive, ...allowed].join(" ");
}
