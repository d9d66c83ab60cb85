import * as v from "valibot";
import { applicantMessages, contactFields } from "../contacts/applicant.ts";
import { isRealDate } from "../shared/dates.ts";
import { numberField, poundsField } from "../shared/fields/number-fields.ts";
import {
  breakClauses,
  employmentStatuses,
  furnishingWishes,
  movingReasons,
  tenancyLengths,
  yesOrNo,
} from "./qualification-choices.ts";
import { nameField, textField, withoutDirectionMarks } from "../shared/fields/text-fields.ts";
import { isUkPhone } from "../shared/phone.ts";

/*
 * Fields of the viewing stepper by step (renter specification, sections 3 and 5). Schemas accept
 * form values (strings, empty if unset) and their own output.
 */

const name = nameField(applicantMessages.name, {
  length: 2,
  short: "Name must be at least 2 letters",
});

/** Step 1, stricter than the simple booking form. */
export const contactDetailFields = {
  firstname: name,
  lastname: name,
  phone: v.pipe(
    v.string(applicantMessages.phone),
    withoutDirectionMarks,
    textField({ max: 40 }, { missing: applicantMessages.phone, long: applicantMessages.phone }),
    v.check((phone) => phone === "" || isUkPhone(phone), applicantMessages.phone),
  ),
  email: contactFields.email,
};

const createWorkplaceSchema = (what: string) =>
  v.nullish(
    textField(
      { min: 0, max: 100 },
      { missing: "", long: `${what} must be 100 characters or fewer` },
    ),
    "",
  );

export const currentStatusFields = {
  employmentStatus: v.picklist(employmentStatuses, "Select your employment status"),
  employer: createWorkplaceSchema("Employer"),
  jobTitle: createWorkplaceSchema("Job title"),
  /** Adults. */
  numOfTenants: numberField(
    { min: 1, max: 20 },
    { missing: "Enter the number of adults", invalid: "Enter a number of adults from 1 to 20" },
  ),
  numOfChildren: numberField(
    { min: 0, max: 20 },
    {
      missing: "Enter the number of children, or 0 if there are none",
      invalid: "Enter a number of children from 0 to 20",
    },
  ),
  numOfHouseholds: numberField(
    { min: 0, max: 20 },
    {
      missing: "Enter the number of households",
      invalid: "Enter a number of households from 0 to 20",
    },
  ),
  /** Of the household, pounds a year before tax. */
  totalIncome: poundsField(
    { min: 0, max: 10_000_000 },
    {
      missing: "Enter the household’s income, or 0 if there is none",
      invalid: "Enter the income in pounds, from 0 to 10,000,000",
    },
  ),
};

/** An existing date in this century, since a year typed as 26 would be read literally. */
const isPlausibleDate = (text: string) =>
  isRealDate(text) && text >= "2000-01-01" && text <= "2099-12-31";

const createAnswerSchema = (message: string) => v.picklist(yesOrNo, message);

const optionalChoice = <const Choices extends readonly string[]>(
  choices: Choices,
  message: string,
) =>
  v.pipe(
    v.nullish(v.picklist(["", ...choices], message), ""),
    v.transform((choice): Choices[number] | null => choice || null),
  );

/** Step 3. London dates, `YYYY-MM-DD`. */
export const lookingForFields = {
  /** Pounds a month. */
  maxRent: poundsField(
    { min: 1, max: 100_000 },
    {
      missing: "Enter the most you would pay a month",
      invalid: "Enter the monthly rent in pounds, from 1 to 100,000",
    },
  ),
  bedrooms: numberField(
    { min: 0, max: 20 },
    {
      missing: "Enter the number of bedrooms, or 0 for a studio",
      invalid: "Enter a number of bedrooms from 0 to 20",
    },
  ),
  startDate: v.pipe(
    v.string("Enter a move-in date"),
    v.check(isPlausibleDate, "Enter a move-in date"),
  ),
  duration: optionalChoice(tenancyLengths, "Select a length of tenancy"),
  breakClause: v.picklist(breakClauses, "Select whether you want a break clause"),
  furnishing: v.picklist(furnishingWishes, "Select the furnishing you want"),
  parking: createAnswerSchema("Select whether you need parking"),
  pets: createAnswerSchema("Select whether you have pets"),
  adverseCredit: createAnswerSchema("Select whether you have adverse credit"),
  rightToRent: createAnswerSchema("Select whether you have the right to rent in the UK"),
  currentlyRenting: createAnswerSchema("Select whether you’re renting at the moment"),
  movingReason: optionalChoice(movingReasons, "Select a reason for moving"),
  currentAddress: textField(
    { max: 200 },
    {
      missing: "Enter your current address",
      long: "Address must be 200 characters or fewer",
    },
  ),
  /** Leaving date of the current home, null if unknown. */
  vacatingDate: v.pipe(
    v.nullish(v.string(), ""),
    v.check((text) => text === "" || isPlausibleDate(text), "Enter a date, or leave this blank"),
    v.transform((text): string | null => text || null),
  ),
};

type Of<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

export type CurrentStatus = Of<typeof currentStatusFields>;
export type LookingFor = Of<typeof lookingForFields>;

export type QualificationAnswers = CurrentStatus & LookingFor;
