import * as v from "valibot";
import type { DocumentKind } from "../../domain/documents/document.ts";
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

/** As the page wrote it into its form. */
export const wholePence = v.pipe(v.string(), v.digits(), v.maxLength(9), v.transform(Number));

/** A bank statement can show the payments of others, so it is no receipt: that every tenant may read. */
export const paymentPaper = "payment-record" as const satisfies DocumentKind;
