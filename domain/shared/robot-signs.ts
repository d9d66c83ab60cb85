import * as v from "valibot";

/** What the site's own forms send beside the answers. Other callers leave both out. */
const signs = v.looseObject({
  /** A field that nobody sees. */
  website: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** From the moment that the page began to load to the sending, milliseconds. */
  openMs: v.optional(v.number()),
});

/** `trap`: the hidden field was filled in. `haste`: sent sooner than a person could. */
export type SpamSignal = "trap" | "haste";

/**
 * Takes what the forms tell of themselves out of a call's body, and judges it: a simple robot fills
 * in every field there is, and at once.
 *
 * Says nothing about a body without the two, nor about a clock that makes no sense: neither may
 * keep a person's request away. What is malformed stays in, for the call's schema to refuse.
 * @param minSeconds what a person needs at least; 0 takes no time for too short
 */
export function detectSpam(
  body: unknown,
  minSeconds: number,
): { body: unknown; sign: SpamSignal | null } {
  const read = v.safeParse(signs, body);
  if (!read.success || Array.isArray(body)) return { body, sign: null };
  const { website = "", openMs, ...rest } = read.output;
  if (website.trim() !== "") return { body: rest, sign: "trap" };
  const isHasty = openMs !== undefined && openMs >= 0 && openMs < minSeconds * 1000;
  return { body: rest, sign: isHasty ? "haste" : null };
}
