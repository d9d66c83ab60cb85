import * as v from "valibot";
import { applicantFields } from "../contacts/applicant.ts";
import { keepable, keepableLine } from "../shared/fields/text-fields.ts";
import { landlordPlan } from "./landlord.ts";
import { isRealDate } from "../shared/dates.ts";

const optional = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `Enter at most ${max} characters`),
    keepableLine,
    v.transform((text) => (text === "" ? null : text)),
  );

const day = (missing: string) =>
  v.pipe(v.string(missing), v.check(isRealDate, "Enter a real date"));

export const landlordFields = v.object({
  ...applicantFields,
  companyName: optional(200),
  address: optional(300),
});
export type LandlordFields = v.InferOutput<typeof landlordFields>;

export const sanctionsCheckFields = v.object({
  result: v.picklist(["clear", "match"], "Select the result of the check"),
  on: day("Enter the date of the check"),
  note: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Enter what was searched and found"),
    v.maxLength(1000, "Enter at most 1,000 characters"),
    keepable,
  ),
  /** As the evidence has them. What is left out was confirmed before: a first check needs the name. */
  name: v.exactOptional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty("Enter the name as the evidence shows it"),
      v.maxLength(200, "Enter at most 200 characters"),
      keepableLine,
    ),
  ),
  address: v.exactOptional(optional(300)),
  /** What the record said as whoever records it saw it. */
  recordName: v.exactOptional(v.pipe(v.string(), v.maxLength(500), keepable)),
  recordAddress: v.exactOptional(optional(300)),
});
export type SanctionsCheck = v.InferOutput<typeof sanctionsCheckFields>;

export const termsSentFields = v.object({
  plan: landlordPlan,
  version: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Enter the version of the document"),
    v.maxLength(40),
    keepableLine,
  ),
  on: day("Enter the date they were sent"),
});
export type TermsSent = v.InferOutput<typeof termsSentFields>;

export const termsSignedFields = v.object({
  on: day("Enter the date they were signed"),
  where: v.picklist(["office", "elsewhere"], "Select where they were signed"),
  toldOn: v.nullable(day("Enter the date")),
  documentId: v.nullable(v.pipe(v.string(), v.uuid())),
});
export type TermsSigned = v.InferOutput<typeof termsSignedFields>;
