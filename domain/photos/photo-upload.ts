import * as v from "valibot";
import { bodyBytes } from "../shared/fields/body-limits.ts";

/** Bytes that travel at once: a lost connection loses no more. */
export const partBytes = bodyBytes.picturePart;

/** What a page says of a picture before it sends it. */
export const uploadSchema = v.object({
  fileName: v.pipe(v.string(), v.regex(/^[^\0\p{Cs}]{1,255}$/u)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
  /** When the file was last changed, milliseconds: with name and size it tells files apart. */
  changedAt: v.pipe(v.number(), v.integer()),
});
export type UploadedFile = v.InferOutput<typeof uploadSchema>;

/** Answer to a file that begins, and to each part of it. */
export type UploadAnswer =
  /** Go on from `received`. */
  | { state: "open"; upload: string; received: number }
  | { state: "done"; isNew: boolean }
  | { state: "refused"; reason: string };

const answerSchema = v.object({
  state: v.picklist(["open", "done", "refused"]),
  upload: v.optional(v.string(), ""),
  received: v.optional(v.number(), 0),
  isNew: v.optional(v.boolean(), true),
  reason: v.optional(v.string(), ""),
});

/** Throws for anything else. */
export function readUploadAnswer(value: unknown): UploadAnswer {
  const { state, upload, received, isNew, reason } = v.parse(answerSchema, value);
  if (state === "open") return { state, upload, received };
  return state === "done" ? { state, isNew } : { state, reason };
}
