import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../config.ts";

export interface SecurityVariables {
  Variables: { nonce: string };
}

/** What the policy depends on: the settings of the same names. */
type PolicySettings = Pick<Config, "production" | "tagManagerId" | "thirdPartyOrigins">;

const tagManagerOrigin = "https://www.googletagmanager.com";

/**
 * Headers of every answer. Scripts run only by nonce or from this site; nothing inline, no frame.
 * Another site is allowed only where the settings name it, a tag manager's when its id is set.
 * In development Vite may put its styles and its socket in.
 */
export function securityHeaders(settings: PolicySettings) {
  const fixed = secureHeaders({
    // The default, no-referrer, makes browsers send `Origin: null` with form posts.
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
  return createMiddleware<SecurityVariables>(async (context, next) => {
    const nonce = randomBytes(16).toString("base64");
    context.set("nonce", nonce);
    await fixed(context, next);
    context.header("Content-Security-Policy", contentSecurityPolicy(nonce, settings));
    // The API hands out the photos' addresses, for mails and other sites too.
    if (context.req.path.startsWith("/photos/")) {
      context.header("Cross-Origin-Resource-Policy", "cross-origin");
    }
  });
}

function contentSecurityPolicy(
  nonce: string,
  { production, tagManagerId, thirdPartyOrigins }: PolicySettings,
): string {
  const others = [...(tagManagerId ? [tagManagerOrigin] : []), ...thirdPartyOrigins];
  return [
    sources("default-src", "'none'"),
    sources("script-src", "'self'", `'nonce-${nonce}'`, ...others),
    sources(
      "style-src",
      "'self'",
      ...(production ? [] : ["'unsafe-inline'"]),
      ...thirdPartyOrigins,
    ),
    sources("img-src", "'self'", "data:", ...others),
    sources("font-src", "'self'", ...thirdPartyOrigins),
    sources("connect-src", "'self'", ...(production ? [] : ["ws:"]), ...others),
    ...(thirdPartyOrigins.length > 0 ? [sources("frame-src", ...thirdPartyOrigins)] : []),
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
