import * as v from "valibot";

/** Bytes that travel at once: a lost connection loses no more. */
export const partBytes = 1024 * 1024;

/** Pictures that travel at the same time from one page. */
export const uploadsAtOnce = 3;

/** What a page says of a picture before it sends it. */
export const uploadSchema = v.object({
  fileName: v.pipe(v.string(), v.regex(/^[^\0]{1,255}$/)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
  /** When the file was last changed, milliseconds: with name and size it tells files apart. */
  changedAt: v.pipe(v.number(), v.integer()),
});
export type UploadedFile = v.InferOutput<typeof uploadSchema>;

/** Answer to a file that begins, and to each part of it. */
export const uploadAnswer = v.variant("state", [
  /** Go on from `received`. */
  v.object({ state: v.literal("open"), upload: v.string(), received: v.number() }),
  v.object({ state: v.literal("done"), isNew: v.boolean() }),
  v.object({ state: v.literal("refused"), reason: v.string() }),
]);
export type UploadAnswer = v.InferOutput<typeof uploadAnswer>;
