import { type RateLimit, rateLimit } from "../platform/http/rate-limit.ts";
import type { PlatformContext } from "../platform/platform-context.ts";

/** Of renters' and landlords' own pages. */
export interface CaseLimits {
  /** Forms sent with one link. */
  forms: RateLimit;
  /** Files sent with one link. */
  files: RateLimit;
  /** New links asked for from one address, whatever they ask for. */
  renewals: RateLimit;
  /** Mails with new links to one e-mail address in 24 hours, whoever asks. Each of them opens its pages. */
  renewalsByEmail: RateLimit;
  /** Tries to name one's other address, for one join and from one client. */
  joins: RateLimit;
}

export function createCaseLimits(
  app: Pick<PlatformContext, "config" | "database" | "siteSecret">,
): CaseLimits {
  return {
    forms: rateLimit(app, "own page", 30, 300),
    files: rateLimit(app, "own papers", 20, 600),
    renewals: rateLimit(app, "new link", 5, 900),
    joins: rateLimit(app, "confirm join", 5, 900),
    renewalsByEmail: rateLimit(app, "new link by e-mail", 3, 86_400),
  };
}
