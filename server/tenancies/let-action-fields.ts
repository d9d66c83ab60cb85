import * as v from "valibot";
import { isRealDate } from "../../domain/shared/dates.ts";
import { keepable } from "../../domain/shared/text-fields.ts";

/** London date of a form. */
export const day = (missing: string) =>
  v.pipe(v.optional(v.string(), ""), v.check(isRealDate, missing));
export const on = day("Please give the day on which it was done");
export const optionalId = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => (text === "" ? null : text)),
  v.nullable(v.pipe(v.string(), v.uuid("Please choose again"))),
);
export const evidence = {
  note: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(2000, "Please keep it under 2,000 characters"),
    keepable,
  ),
  documentId: optionalId,
};
