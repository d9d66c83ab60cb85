import { expect, test } from "vitest";
import * as v from "valibot";
import { addRenterPayload } from "./add-renter.ts";

const applicant = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya@example.com",
};
const body = { listingid: "p123", applicant };
const findProblems = (input: unknown) =>
  (v.safeParse(addRenterPayload, input).issues ?? []).map((issue) => v.getDotPath(issue));

test("a renter who begins is read; a human check's token is taken and not asked for", () => {
  const read = { listingId: "p123", applicant };
  expect(v.parse(addRenterPayload, body)).toEqual(read);
  const withToken = { ...body, applicant: { ...applicant, recaptchaToken: "t" } };
  expect(v.parse(addRenterPayload, withToken)).toEqual(read);
});

test.each([
  ["firstname", "P"],
  ["lastname", "R"],
  ["phone", "077009"],
  ["email", "priya@"],
])("the contact keeps the stepper's stricter rules: %s %j is refused", (field, value) => {
  expect(findProblems({ ...body, applicant: { ...applicant, [field]: value } })).toEqual([
    `applicant.${field}`,
  ]);
});

test.each([
  [{ ...body, applicant: { ...applicant, employer: "x" } }, "applicant.employer"],
  [{ ...body, isQualified: true }, "isQualified"],
  [{ applicant }, "listingid"],
  [{ ...body, listingid: "" }, "listingid"],
])("an unknown field and a missing home are refused: %#", (input, path) => {
  expect(findProblems(input)).toEqual([path]);
});
