import type { RateLimit } from "./rate-limit.ts";

/** The same limit counted by e-mail address, however it is written. */
export function rateLimitByEmail(limit: RateLimit): RateLimit {
  return (email) => limit(email.trim().toLowerCase());
}
