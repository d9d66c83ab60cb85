import { type RateLimit, rateLimit, rateLimitByEmail } from "../platform/http/rate-limit.ts";
import type { PlatformContext } from "../platform/platform-context.ts";

/** How often the doors of the office may be tried. */
export interface SignInLimits {
  /** Any try, by the caller's address: links, passkeys, invitations. */
  byCaller: RateLimit;
  /** Links to one e-mail address, whether or not its owner works here. */
  linksByEmail: RateLimit;
}

export function createSignInLimits(
  app: Pick<PlatformContext, "config" | "database" | "secret">,
): SignInLimits {
  return {
    byCaller: rateLimit(app, "office sign-in", 30, 60),
    linksByEmail: rateLimitByEmail(app, "office link", 5),
  };
}
