import * as v from "valibot";
import { acceptedTypes } from "../../documents/check-file.ts";
import {
  asTyped,
  day,
  field,
  type Field,
  file,
  hidden,
  listed,
} from "../../shared/fields/fields.ts";
import { keepable } from "../../shared/fields/text-fields.ts";

export const readNote = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, "Enter at most 2,000 characters"),
  keepable,
);

const noteLook = { input: "textarea", max: 2000, rows: 2 } as const;
const seenNote = field("Evidence", readNote, noteLook);

/** Where the paper itself is needed. */
export const sideNote = field("Note", readNote, { ...noteLook, optional: true });

export const correctionNote = field(
  "Reason for correction",
  v.pipe(readNote, v.nonEmpty("Enter why you’re correcting it")),
  noteLook,
);

/** What shows that something was done: words, a new file, or a paper that is here. */
export function evidence(note: Field<string> = seenNote) {
  return {
    note,
    file: file("Document", acceptedTypes),
    documentId: listed("Or choose an uploaded document", "Select an option from the list", {
      none: "None",
    }),
  };
}

/** What we know already that shows it. Chosen, it need not be typed. */
export const offered = asTyped("Already on record", { input: "radio", none: "None of these" });

export function doneOn(label: string) {
  return day(label, "Enter the date it was done");
}

const emptyAsNull = v.transform((typed: string) => (typed === "" ? null : typed));

/** Of one person, or of the whole household. */
export const hiddenIdOrNone = hidden(
  v.pipe(
    v.string(),
    emptyAsNull,
    v.nullable(v.pipe(v.string(), v.uuid("Select an option from the list"))),
  ),
);

/** As the page wrote it into its form. */
export const hiddenPence = hidden(
  v.pipe(v.string(), v.digits(), v.maxLength(9), v.transform(Number)),
);
