import * as v from "valibot";
import { openDay } from "../agency/office-hours.ts";
import { nameField, phoneField, textField } from "../shared/fields/text-fields.ts";

const outcode = /^[A-Z]{1,2}\d[A-Z\d]?$/;

/** Outcodes as somebody types them: `se15, SE22`. */
const areas = v.pipe(
  v.string(),
  v.transform((text) => [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]),
  v.array(v.pipe(v.string(), v.regex(outcode, "Enter outcodes, such as E1 or N16"))),
  v.maxLength(200, "Enter no more than 200 outcodes"),
);

const week = v.pipe(
  v.array(v.nullable(openDay)),
  v.length(7),
  v.transform((days) => (days.some((day) => day !== null) ? days : null)),
);

/** What the office says of a branch. */
export const branchFields = v.object({
  name: nameField("Enter a name, such as Peckham"),
  address: textField(
    { min: 0, max: 300 },
    { missing: "", long: "Address must be 300 characters or fewer" },
  ),
  phone: phoneField({
    missing: "Enter the phone number that renters call",
    invalid: "Enter a phone number, such as 020 7946 0147",
  }),
  /** From Sunday to Saturday. Null: the agency's hours. */
  week,
  /** Outcodes in which homes and requests are the branch's. */
  areas,
  /** As feeds call the branch: `BRANCH_ID` of BLM. */
  feedId: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,20}$/, "Enter the feed’s branch as a number"),
    v.transform((text) => text || null),
  ),
});

export type BranchFields = v.InferOutput<typeof branchFields>;
