import * as v from "valibot";
import { tokenFields, getToken } from "../../shared/fields/human-check-token.ts";
import { poundsField } from "../../shared/fields/number-fields.ts";
import {
  contactDetailFields,
  currentStatusFields,
  lookingForFields,
} from "../../enquiries/qualification.ts";
import { keepable } from "../../shared/fields/text-fields.ts";
import type { ViewingDays } from "./bookable-from.ts";
import { scheduleFields } from "./viewing-times.ts";

const qualificationFields = { ...currentStatusFields, ...lookingForFields };

const id = v.nullish(v.pipe(v.string(), v.maxLength(40), keepable));
/** Ids carried by the stepper. The server decides whether a contact is qualified. */
export const dataFields = {
  Id: id,
  LLId: id,
  contactId: id,
  EnqId: id,
  isQualified: v.optional(v.unknown()),
};
const badSalary = "Enter the salary in pounds a year, from 0 to 10,000,000";
const salary = poundsField({ min: 0, max: 10_000_000 }, { missing: badSalary });

/** Accepted but ignored, since forms send empty fields of skipped steps. */
export const createUnreadFields = (fields: object): v.ObjectEntries =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, v.optional(v.unknown())]));

const contactSchema = v.object(contactDetailFields);
const answersSchema = v.object(qualificationFields);

interface Steps {
  contact: boolean;
  answers: boolean;
}

export function createApplicantSchema(steps: Steps, days: ViewingDays) {
  const before: v.ObjectEntries = {
    ...(steps.contact ? contactDetailFields : createUnreadFields(contactDetailFields)),
    ...(steps.answers ? qualificationFields : createUnreadFields(qualificationFields)),
  };
  return v.pipe(
    v.strictObject({
      ...before,
      ...scheduleFields(days),
      salary: v.nullish(salary),
      ...dataFields,
      ...tokenFields,
    }),
    v.transform((applicant) => ({
      contact: steps.contact ? v.parse(contactSchema, applicant) : null,
      answers: steps.answers ? v.parse(answersSchema, applicant) : null,
      date: applicant.scheduleViewingDate,
      range: applicant.scheduleViewingTime,
      viewingOption: applicant.viewingOption,
      salary: applicant.salary ?? null,
      enquiryId: applicant.EnqId || null,
      humanCheckToken: getToken(applicant),
    })),
  );
}

export type ApplicantForm = ReturnType<typeof createApplicantSchema>;

/** Determines the steps that must be complete. A first name alone comes from the form's prefill. */
export function getSteps(applicant: unknown): Steps {
  const given = v.is(v.record(v.string(), v.unknown()), applicant) ? applicant : {};
  const isGiven = (name: string) => !isBlank(given[name]);
  return {
    contact: !isGiven("EnqId") || ["lastname", "phone", "email"].some(isGiven),
    answers: Object.keys(qualificationFields).some(isGiven),
  };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && !value.trim());
}

/** Errors for steps that may not be omitted, with each field's own message. */
export const missingContact = findMissing(contactSchema, contactDetailFields);
export const missingAnswers = findMissing(answersSchema, qualificationFields);

function findMissing(schema: v.GenericSchema, fields: object): { path: string; message: string }[] {
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  return (v.safeParse(schema, nothing).issues ?? []).map((issue) => ({
    path: `applicant.${v.getDotPath(issue)}`,
    message: issue.message,
  }));
}
