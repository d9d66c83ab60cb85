import * as v from "valibot";

/** Most places in the code that a report names: the innermost tell where it was. */
export const maxFrames = 8;

/** Lines and columns of a built file, which has few and long lines. */
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999));

/** A place in a built file of ours, whose name tells its version too. */
const frame = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,80}\.js$/)),
  line: position,
  column: position,
});

/**
 * Body of `POST /reports/error`: what went wrong in a browser, and nothing about whose it was. The
 * message came through `scrubbedText`, and comes through it again where it arrives.
 */
export const browserError = v.strictObject({
  /** `TypeError`. */
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  message: v.pipe(v.string(), v.maxLength(300)),
  /** The innermost first; of other sites' and extensions' code nothing. */
  frames: v.pipe(v.array(frame), v.minLength(1), v.maxLength(maxFrames)),
});

export type BrowserError = v.InferOutput<typeof browserError>;
export type ErrorFrame = v.InferOutput<typeof frame>;
