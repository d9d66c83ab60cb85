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
  short: "Please give the name at least 2 letters",
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
      { missing: "", long: `Please keep the ${what} under 100 characters` },
    ),
    "",
  );

export const currentStatusFields = {
  employmentStatus: v.picklist(employmentStatuses, "Please choose your employment status"),
  employer: createWorkplaceSchema("employer"),
  jobTitle: createWorkplaceSchema("job title"),
  /** Adults. */
  numOfTenants: numberField(
    { min: 1, max: 20 },
    { missing: "Please say how many adults", invalid: "Adults: a number from 1 to 20" },
  ),
  numOfChildren: numberField(
    { min: 0, max: 20 },
    {
      missing: "Please say how many children, 0 for none",
      invalid: "Children: a number from 0 to 20",
    },
  ),
  numOfHouseholds: numberField(
    { min: 0, max: 20 },
    { missing: "Please say how many households", invalid: "Households: a number from 0 to 20" },
  ),
  /** Of the household, pounds a year before tax. */
  totalIncome: poundsField(
    { min: 0, max: 10_000_000 },
    {
      missing: "Please give the household's income, 0 for none",
      invalid: "Income: pounds from 0 to 10,000,000",
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
      missing: "Please say the most you would pay a month",
      invalid: "Rent: pounds a month from 1 to 100,000",
    },
  ),
  bedrooms: numberField(
    { min: 0, max: 20 },
    {
      missing: "Please say how many bedrooms, 0 for a studio",
      invalid: "Bedrooms: a number from 0 to 20",
    },
  ),
  startDate: v.pipe(
    v.string("Choose a move-in date"),
    v.check(isPlausibleDate, "Choose a move-in date"),
  ),
  duration: optionalChoice(tenancyLengths, "Please choose a length of tenancy from the list"),
  breakClause: v.picklist(breakClauses, "Please say whether you want a break clause"),
  furnishing: v.picklist(furnishingWishes, "Please choose the furnishing"),
  parking: createAnswerSchema("Please say whether you need parking"),
  pets: createAnswerSchema("Please say whether you have pets"),
  adverseCredit: createAnswerSchema("Please say whether you have adverse credit"),
  rightToRent: createAnswerSchema("Please say whether you have the right to rent in the UK"),
  currentlyRenting: createAnswerSchema("Please say whether you rent at the moment"),
  movingReason: optionalChoice(movingReasons, "Please choose a reason from the list"),
  currentAddress: textField(
    { max: 200 },
    {
      missing: "Please give your current address",
      long: "Please keep the address under 200 characters",
    },
  ),
  /** Leaving date of the current home, null if unknown. */
  vacatingDate: v.pipe(
    v.nullish(v.string(), ""),
    v.check((text) => text === "" || isPlausibleDate(text), "Choose a date, or leave it empty"),
    v.transform((text): string | null => text || null),
  ),
};

type Of<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

export type CurrentStatus = Of<typeof currentStatusFields>;
export type LookingFor = Of<typeof lookingForFields>;

export type QualificationAnswers = CurrentStatus & LookingFor;
