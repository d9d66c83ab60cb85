import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";

export interface SecurityVariables {
  Variables: { nonce: string };
}

/**
 * Headers of every answer. Scripts run only by nonce or from this site; nothing inline, no frame.
 * @param development lets Vite put its styles and its socket in
 */
export function securityHeaders(development: boolean) {
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
    context.header("Content-Security-Policy", contentSecurityPolicy(nonce, development));
    // The API hands out the photos' addresses, for mails and other sites too.
    if (context.req.path.startsWith("/photos/")) {
      context.header("Cross-Origin-Resource-Policy", "cross-origin");
    }
  });
}

function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
