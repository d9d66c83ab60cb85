import * as v from "valibot";
import { isRealDate } from "../dates.ts";
import { keepable, keepablePrinted } from "./text-fields.ts";

interface Range {
  min: number;
  max: number;
  /** Decimal places, 0 by default. */
  decimals?: 0 | 2;
}

/** Accepts numbers and form text: `2450`, `"2,450"` and `"£2,450"` are equal. */
export function numberField(
  { min, max, decimals = 0 }: Range,
  { missing, invalid = missing }: { missing: string; invalid?: string },
) {
  const form = decimals === 0 ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,2})?$/;
  return v.pipe(
    v.union([v.string(), v.number()], missing),
    v.transform((input) => String(input).replaceAll(/[£,\s]/g, "")),
    v.nonEmpty(missing),
    v.check((text) => text === "" || form.test(text), invalid),
    v.transform(Number),
    v.check((number) => !(number < min || number > max), invalid),
  );
}

/** A required amount rounded to whole pounds. */
export function poundsField(
  range: Pick<Range, "min" | "max">,
  messages: { missing: string; invalid?: string },
) {
  return v.pipe(numberField({ ...range, decimals: 2 }, messages), v.transform(Math.round));
}

/** A required boolean. Forms send `yes` or `no`. */
export function yesNoField(missing: string) {
  return v.pipe(
    v.union([v.picklist(["yes", "no"]), v.boolean()], missing),
    v.transform((answer) => answer === true || answer === "yes"),
  );
}

/** A required, existing date, `YYYY-MM-DD`. */
export function dateField(missing: string, invalid: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => text === "" || isRealDate(text), invalid),
  );
}

export function optionalText(max: number) {
  return createOptionalText(max, keepable);
}

/** As `optionalText`, for what a paper prints between its own words: nothing in it turns those round. */
export function optionalPrintedText(max: number) {
  return createOptionalText(max, keepablePrinted);
}

function createOptionalText(max: number, kept: v.PipeItem<string, string, v.BaseIssue<unknown>>) {
  return v.optional(
    v.pipe(
      v.string("Enter some text"),
      kept,
      v.trim(),
      v.maxLength(max, `Enter at most ${max} characters`),
    ),
    "",
  );
}

/** NaN for what is no number, so that the schema says so. */
export function toNumber(text: string | undefined): number {
  return text?.trim() ? Number(text) : Number.NaN;
}
