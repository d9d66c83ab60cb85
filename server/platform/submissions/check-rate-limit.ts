import type { RateLimit } from "../http/rate-limit.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Counts a submission in the name of an e-mail address, once the human check held: who can't pass
 * that must not use an address up for its owner.
 * @param email null where none was given: nothing is counted then
 * @returns null if it may go on
 */
export async function checkRateLimit(
  byEmail: RateLimit,
  email: string | null,
): Promise<Outcome<never> | null> {
  const waitSeconds = email === null ? null : await byEmail(email);
  if (waitSeconds === null) return null;
  const detail = "Several of these were just sent with this e-mail address.";
  return { ok: false, refusal: { title: "Too many requests", detail, waitSeconds } };
}
