import { expect, test } from "vitest";
import * as v from "valibot";
import { missingAnswers, missingContact } from "./view-request-applicant.ts";
import { getUsualSettings } from "../../agency/agency-settings.ts";
import { findViewingDays } from "./bookable-from.ts";
import { createViewRequestSchema } from "./view-request.ts";

const contact = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya@example.com",
};
const answers = {
  employmentStatus: "Retired",
  employer: "",
  jobTitle: "",
  numOfTenants: 2,
  numOfChildren: 0,
  numOfHouseholds: 1,
  totalIncome: 42_000,
  maxRent: 2500,
  bedrooms: 2,
  startDate: "2027-01-04",
  duration: null,
  breakClause: "No",
  furnishing: "Flexible",
  parking: "no",
  pets: "no",
  adverseCredit: "no",
  rightToRent: "yes",
  currentlyRenting: "no",
  movingReason: null,
  currentAddress: "22 Fenn Street, London E9",
  vacatingDate: null,
};
const schedule = { scheduleViewingDate: "2026-11-24", scheduleViewingTime: "18:00 - 18:30" };
const EnqId = "a0ABCDEFGHIJKLMNOP";
const whole = { ...contact, ...answers, ...schedule };

const schema = createViewRequestSchema(
  findViewingDays(getUsualSettings(), new Date("2026-11-21T12:00:00Z")),
);
const createBody = (applicant: object) => ({ listingid: "p123", applicant });
const findProblems = (body: unknown) =>
  (v.safeParse(schema, body).issues ?? []).map((issue) => v.getDotPath(issue));

test("a whole request is read into the house's own words", () => {
  expect(v.parse(schema, createBody(whole))).toEqual({
    listingId: "p123",
    enquiryId: null,
    contact,
    answers,
    viewing: { date: "2026-11-24", from: "18:00", until: "18:30" },
    viewingOption: null,
    dob: null,
    salary: null,
    message: "",
    humanCheckToken: null,
  });
});

test("a viewing option may come with the day and the time", () => {
  const read = (viewingOption: unknown) =>
    v.parse(schema, createBody({ ...whole, viewingOption })).viewingOption;
  expect(read("Live video tour")).toBe("Live video tour");
  expect(read("")).toBeNull();
  expect(findProblems(createBody({ ...whole, viewingOption: "By telescope" }))).toEqual([
    "applicant.viewingOption",
  ]);
});

test("a form's texts are read as numbers", () => {
  const texts = { ...whole, numOfTenants: "2", totalIncome: "£42,000", duration: "" };
  expect(v.parse(schema, createBody(texts)).answers).toEqual(answers);
});

test.each([
  ["applicant.recaptchaToken", { ...createBody({ ...whole, recaptchaToken: "t" }) }],
  ["recaptchatoken", { ...createBody(whole), recaptchatoken: "t" }],
])("the human check's token is found at %s", (_place, body) => {
  expect(v.parse(schema, body).humanCheckToken).toBe("t");
});

test("what the stepper carries along and the listing's own fields are taken and not read", () => {
  const carried = { Id: "x", LLId: "y", contactId: "z", isQualified: true };
  const body = { ...createBody({ ...whole, ...carried }), ...carried, rent: 1, _id: "x", long: 0 };
  expect(v.parse(schema, body)).toEqual(v.parse(schema, createBody(whole)));
});

test("who names an enquiry may leave the contact out, but for the first name of the prefill", () => {
  const { firstname } = contact;
  const body = createBody({ firstname, lastname: " ", ...answers, ...schedule, EnqId });
  expect(v.parse(schema, body)).toMatchObject({ contact: null, enquiryId: EnqId, answers });
});

test("without an enquiry every part of the contact must be there", () => {
  expect(findProblems(createBody({ ...answers, ...schedule, EnqId: "" }))).toEqual(
    Object.keys(contact).map((field) => `applicant.${field}`),
  );
});

test("beside an enquiry half a contact is refused", () => {
  const body = createBody({ phone: contact.phone, ...answers, ...schedule, EnqId });
  expect(findProblems(body)).toEqual(
    ["firstname", "lastname", "email"].map((f) => `applicant.${f}`),
  );
});

test("steps 2 and 3 may be left out whole, empty fields of theirs count for nothing", () => {
  const empty = Object.fromEntries(Object.keys(answers).map((name) => [name, ""]));
  for (const applicant of [
    { ...contact, ...schedule },
    { ...contact, ...empty, ...schedule },
  ]) {
    expect(v.parse(schema, createBody(applicant))).toMatchObject({ contact, answers: null });
  }
});

test.each(["employmentStatus", "numOfChildren", "startDate", "currentAddress"] as const)(
  "of steps 2 and 3 %s alone can't be left out",
  (field) => {
    expect(findProblems(createBody({ ...whole, [field]: undefined }))).toEqual([
      `applicant.${field}`,
    ]);
  },
);

test.each([
  ["scheduleViewingDate", "2026-11-21"],
  ["scheduleViewingDate", "2026-11-22"],
  ["scheduleViewingTime", "18:30 - 18:00"],
  ["salary", "plenty"],
  ["totalIncome", -1],
  ["role", "admin"],
])("%s %j is refused at its path", (field, value) => {
  expect(findProblems(createBody({ ...whole, [field]: value }))).toEqual([`applicant.${field}`]);
});

test.each([
  [{ tenant: { dob: "1990-02-30" } }, "tenant.dob"],
  [{ tenant: { employer: "x" } }, "tenant.employer"],
  [{ extra: { freetext: "x".repeat(2501) } }, "extra.freetext"],
  [{ extra: { price: 1 } }, "extra.price"],
  [{ admin: true }, "admin"],
  [{ applicant: "Priya" }, "applicant"],
])("%j is refused at its path", (changes, path) => {
  expect(findProblems({ ...createBody(whole), ...changes })).toEqual([path]);
});

test("who may not leave a step out is told each field's own sentence", () => {
  expect(missingContact.map(({ path, message }) => [path, message])).toContainEqual([
    "applicant.phone",
    "Please provide us a valid phone number",
  ]);
  const paths = missingAnswers.map(({ path }) => path);
  expect(paths).toContain("applicant.employmentStatus");
  expect(paths).toContain("applicant.currentAddress");
  for (const optional of ["employer", "jobTitle", "duration", "movingReason", "vacatingDate"]) {
    expect(paths).not.toContain(`applicant.${optional}`);
  }
});
