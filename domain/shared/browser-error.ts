import * as v from "valibot";

/** Most stack frames per report, innermost first. */
export const maxFrames = 8;

/** Built files have few but long lines. */
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999));

/** A frame in one of our built files, whose name includes its version. */
const frame = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,80}\.js$/)),
  line: position,
  column: position,
});

/** Free of personal data. `scrubText` runs in the browser and again on the server. */
export const browserError = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  message: v.pipe(v.string(), v.maxLength(300)),
  /** Innermost first, without frames of other sites or extensions. */
  frames: v.pipe(v.array(frame), v.minLength(1), v.maxLength(maxFrames)),
});

export type BrowserError = v.InferOutput<typeof browserError>;
export type ErrorFrame = v.InferOutput<typeof frame>;
