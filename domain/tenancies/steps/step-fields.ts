import * as v from "valibot";
import { isRealDate } from "../../shared/dates.ts";
import { choice, field, hidden, ifSent, type Values } from "../../shared/fields/fields.ts";
import { keepable, keepableLine } from "../../shared/fields/text-fields.ts";
import { describeEndAnswer, endAnswerFields } from "../end/end-fields.ts";
import { doneOn, evidence, hiddenIdOrNone, offered } from "./evidence-fields.ts";
import type { EvidenceSource } from "./evidence-source.ts";
import {
  type RightToRent,
  rightToRentMethodLabels,
  rightToRentResultLabels,
} from "./right-to-rent-result.ts";
import {
  type Evidence,
  outcomeTexts,
  type StepKind,
  stepKinds,
  type StepOutcome,
} from "../tenancy.ts";

/** Of checks of who somebody is. */
const naming = {
  name: ifSent(
    field(
      "Full name",
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty("Enter the full name as the evidence shows it"),
        v.maxLength(200, "Enter at most 200 characters"),
        keepableLine,
      ),
      { max: 200, required: true },
    ),
  ),
  recordName: ifSent(hidden(v.pipe(v.string(), v.maxLength(500), keepable))),
};

export const stepFields = {
  kind: hidden(v.picklist(stepKinds)),
  personId: hiddenIdOrNone,
  ...naming,
  on: doneOn("Date"),
  outcome: choice("Result", outcomeTexts, "Select the result"),
  ...endAnswerFields,
  offered,
  ...evidence(),
};

export interface CompletedStep {
  do: "complete-step";
  kind: StepKind;
  personId: string | null;
  on: string;
  outcome: StepOutcome;
  evidence: Evidence;
  /** Which of our own records shows it. */
  source?: EvidenceSource;
  /** Only for `right-to-rent`. */
  rightToRent?: RightToRent;
  /** As the evidence has it, of a check of who somebody is. Left out: `findNameToCheck`. */
  name?: string | undefined;
  /** What the record said as whoever records it saw it. Left out: as it is now. */
  recordName?: string | undefined;
}

export function toCompletedStep(values: Values<typeof stepFields>): CompletedStep {
  const { note: typed, documentId, offered: _chosen, file: _file, ...rest } = values;
  const { deposit, keys, home, ...step } = rest;
  const note = [describeEndAnswer({ deposit, keys, home }), typed].filter(Boolean).join(" ");
  return { do: "complete-step", ...step, evidence: { note, documentId } };
}

const limitedUntil = v.pipe(
  v.string(),
  v.check((typed) => typed === "" || isRealDate(typed), "Enter a real date"),
  v.transform((typed) => (typed === "" ? null : typed)),
);

const rightToRentFields = {
  personId: hiddenIdOrNone,
  ...naming,
  on: doneOn("Checked on"),
  method: choice("Method", rightToRentMethodLabels, "Select how the right to rent was checked"),
  result: choice("Result", rightToRentResultLabels, "Select the result of the check"),
  permissionUntil: field("Limited until", limitedUntil, {
    input: "date",
    hint: "Only if the right is time-limited",
  }),
  offered,
  ...evidence(),
};

/** The same questions of everybody (Immigration Act 2014, section 22). */
export const rightToRentCheck = {
  permission: "edit-lets",
  fields: rightToRentFields,
  toAction: (values: Values<typeof rightToRentFields>): CompletedStep => {
    const { result, method, permissionUntil, ...shown } = values;
    const outcome = result === "none" ? "failed" : "passed";
    const nothing = { deposit: undefined, keys: undefined, home: undefined };
    const step = toCompletedStep({ ...shown, ...nothing, kind: "right-to-rent", outcome });
    return { ...step, rightToRent: { result, method, permissionUntil } };
  },
} as const;
