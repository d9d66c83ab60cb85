import { createHmac, randomBytes } from "node:crypto";
import type { RateLimit } from "./rate-limit.ts";

/** Of this process alone: what the limiter holds leads back to nobody. */
const key = randomBytes(32);

/** The same limit counted by e-mail address, of which only a keyed hash is remembered. */
export function rateLimitByEmail(limit: RateLimit): RateLimit {
  return (email) =>
    limit(createHmac("sha256", key).update(email.trim().toLowerCase()).digest("base64"));
}
