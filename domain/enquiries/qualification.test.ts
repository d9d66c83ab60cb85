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
  ["firstname", "P", "Please give the name at least 2 letters"],
  ["lastname", " ", "Please provide a contact name"],
  ["lastname", "R", "Please give the name at least 2 letters"],
  ["phone", "", "Please provide us a valid phone number"],
  ["phone", "077009", "Please provide us a valid phone number"],
  ["email", "priya@", "Please provide a valid email"],
  ["employmentStatus", "", "Please choose your employment status"],
  ["employmentStatus", "Pirate", "Please choose your employment status"],
  ["employer", "x".repeat(101), "Please keep the employer under 100 characters"],
  ["jobTitle", "x".repeat(101), "Please keep the job title under 100 characters"],
  ["numOfTenants", "", "Please say how many adults"],
  ["numOfTenants", "0", "Adults: a number from 1 to 20"],
  ["numOfChildren", "", "Please say how many children, 0 for none"],
  ["numOfChildren", "-1", "Children: a number from 0 to 20"],
  ["numOfHouseholds", "1.5", "Households: a number from 0 to 20"],
  ["totalIncome", "", "Please give the household's income, 0 for none"],
  ["totalIncome", "lots", "Income: pounds from 0 to 10,000,000"],
  ["maxRent", "0", "Rent: pounds a month from 1 to 100,000"],
  ["bedrooms", "", "Please say how many bedrooms, 0 for a studio"],
  ["startDate", "", "Choose a move-in date"],
  ["startDate", "2027-02-30", "Choose a move-in date"],
  ["startDate", "0027-02-03", "Choose a move-in date"],
  ["breakClause", "", "Please say whether you want a break clause"],
  ["furnishing", "", "Please choose the furnishing"],
  ["parking", undefined, "Please say whether you need parking"],
  ["pets", "maybe", "Please say whether you have pets"],
  ["adverseCredit", "", "Please say whether you have adverse credit"],
  ["rightToRent", "", "Please say whether you have the right to rent in the UK"],
  ["currentlyRenting", "", "Please say whether you rent at the moment"],
  ["currentAddress", " ", "Please give your current address"],
  ["duration", "13 months", "Please choose a length of tenancy from the list"],
  ["movingReason", "Boredom", "Please choose a reason from the list"],
  ["vacatingDate", "soon", "Choose a date, or leave it empty"],
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
