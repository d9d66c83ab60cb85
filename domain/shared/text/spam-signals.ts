import * as v from "valibot";

/** Name of the honeypot field. */
export const honeypotName = "website";

/** Sent by the site's own forms only. Other API clients omit both. */
const signs = v.looseObject({
  website: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** Milliseconds from page load to submission. */
  openMs: v.optional(v.number()),
});

/** `trap`: the honeypot was filled in. `haste`: submitted too fast for a person. */
export type SpamSignal = "trap" | "haste";

/**
 * Removes and evaluates bot-detection fields. Missing fields or an implausible time never count
 * against a person, and malformed ones stay for the schema to reject. `minSeconds` 0 turns the time
 * check off.
 */
export function detectSpam(
  body: unknown,
  minSeconds: number,
): { body: unknown; signal: SpamSignal | null } {
  const read = v.safeParse(signs, body);
  if (!read.success || Array.isArray(body)) return { body, signal: null };
  const { website = "", openMs, ...rest } = read.output;
  if (website.trim() !== "") return { body: rest, signal: "trap" };
  const isHasty = openMs !== undefined && openMs >= 0 && openMs < minSeconds * 1000;
  return { body: rest, signal: isHasty ? "haste" : null };
}
