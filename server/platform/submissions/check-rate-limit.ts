import type { RateLimit } from "../http/rate-limit.ts";
import { getRateLimitPoints, type Outcome, type Submission } from "./outcome.ts";

/**
 * Rate limits submissions by e-mail address. Call it after the human check, so that bots can't use
 * up an address's limit.
 * @param email null counts nothing
 * @returns null if allowed
 */
export async function checkRateLimit(
  byEmail: RateLimit,
  email: string | null,
  submission: Submission,
): Promise<Outcome<never> | null> {
  const waitSeconds = email === null ? null : await byEmail(email, getRateLimitPoints(submission));
  if (waitSeconds === null) return null;
  const detail = "Several of these were just sent with this e-mail address.";
  return { ok: false, refusal: { title: "Too many requests", detail, waitSeconds } };
}
