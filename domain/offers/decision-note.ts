import * as v from "valibot";
import { keepable } from "../shared/fields/text-fields.ts";

/** The office's own words, or none. */
export const decisionNote = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, "Enter at most 2,000 characters"),
  keepable,
);
