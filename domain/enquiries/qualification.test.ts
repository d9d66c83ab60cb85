import { expect, test } from "vitest";
import * as v from "valibot";
import { contactDetailFields, currentStatusFields, lookingForFields } from "./qualification.ts";

const contact = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya.raman@example.com",
};
const status = {
  employmentStatus: "Employed full time",
  employer: "",
  jobTitle: "",
  numOfTenants: "2",
  numOfChildren: "0",
  numOfHouseholds: "1",
  totalIncome: "£78,000",
};
const wishes = {
  maxRent: "2,500",
  bedrooms: "2",
  startDate: "2027-01-04",
  duration: "",
  breakClause: "Preferred",
  furnishing: "Furnished",
  parking: "no",
  pets: "yes",
  adverseCredit: "no",
  rightToRent: "yes",
  currentlyRenting: "yes",
  movingReason: "Need more space",
  currentAddress: "22 Fenn Street, London E9",
  vacatingDate: "",
};

const schema = v.object({ ...contactDetailFields, ...currentStatusFields, ...lookingForFields });
const answers = { ...contact, ...status, ...wishes };

test("a form's texts are read into numbers, and what was left out into null", () => {
  expect(v.parse(schema, answers)).toEqual({
    ...answers,
    numOfTenants: 2,
    numOfChildren: 0,
    numOfHouseholds: 1,
    totalIncome: 78_000,
    maxRent: 2500,
    bedrooms: 2,
    duration: null,
    vacatingDate: null,
  });
});

test("what was read once reads the same again, so that the form's answers can travel", () => {
  const read = v.parse(schema, answers);
  expect(v.parse(schema, JSON.parse(JSON.stringify(read)))).toEqual(read);
});

test.each(["employer", "jobTitle", "movingReason", "duration", "vacatingDate"])(
  "%s may be left out",
  (field) => {
    expect(v.is(schema, { ...answers, [field]: undefined })).toBe(true);
  },
);

test.each([
  ["firstname", "", "Please provide a contact name"],
  ["firstname", "P", "Name must be at least 2 letters"],
  ["lastname", " ", "Please provide a contact name"],
  ["lastname", "R", "Name must be at least 2 letters"],
  ["phone", "", "Please provide us a valid phone number"],
  ["phone", "077009", "Please provide us a valid phone number"],
  ["email", "priya@", "Please provide a valid email"],
  ["employmentStatus", "", "Select your employment status"],
  ["employmentStatus", "Pirate", "Select your employment status"],
  ["employer", "x".repeat(101), "Employer must be 100 characters or fewer"],
  ["jobTitle", "x".repeat(101), "Job title must be 100 characters or fewer"],
  ["numOfTenants", "", "Enter the number of adults"],
  ["numOfTenants", "0", "Enter a number of adults from 1 to 20"],
  ["numOfChildren", "", "Enter the number of children, or 0 if there are none"],
  ["numOfChildren", "-1", "Enter a number of children from 0 to 20"],
  ["numOfHouseholds", "1.5", "Enter a number of households from 0 to 20"],
  ["totalIncome", "", "Enter the household’s income, or 0 if there is none"],
  ["totalIncome", "lots", "Enter the income in pounds, from 0 to 10,000,000"],
  ["maxRent", "0", "Enter the monthly rent in pounds, from 1 to 100,000"],
  ["bedrooms", "", "Enter the number of bedrooms, or 0 for a studio"],
  ["startDate", "", "Enter a move-in date"],
  ["startDate", "2027-02-30", "Enter a move-in date"],
  ["startDate", "0027-02-03", "Enter a move-in date"],
  ["breakClause", "", "Select whether you want a break clause"],
  ["furnishing", "", "Select the furnishing you want"],
  ["parking", undefined, "Select whether you need parking"],
  ["pets", "maybe", "Select whether you have pets"],
  ["adverseCredit", "", "Select whether you have adverse credit"],
  ["rightToRent", "", "Select whether you have the right to rent in the UK"],
  ["currentlyRenting", "", "Select whether you’re renting at the moment"],
  ["currentAddress", " ", "Enter your current address"],
  ["duration", "13 months", "Select a length of tenancy"],
  ["movingReason", "Boredom", "Select a reason for moving"],
  ["vacatingDate", "soon", "Enter a date, or leave this blank"],
])("%s %j is answered by: %s", (field, value, message) => {
  const { issues = [] } = v.safeParse(schema, { ...answers, [field]: value });
  expect(issues.map((issue) => issue.message)).toEqual([message]);
});

test.each(["Housing Benefits", "Unemployed", "Retired"])(
  "%s is recorded as any other employment status",
  (employmentStatus) => {
    expect(v.is(schema, { ...answers, employmentStatus })).toBe(true);
  },
);
