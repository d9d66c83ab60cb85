import { expect, test } from "vitest";
import { contactFields, nameFields } from "../../domain/contacts/applicant.ts";
import { messageFields } from "../../domain/enquiries/enquiry-fields.ts";
import { allowedStep, firstOpenStep, stepAsking, stepOf } from "./steps.ts";

const steps = [
  stepOf("Who?", nameFields),
  stepOf("How?", contactFields),
  stepOf("What?", messageFields.enquiry),
];
const names = { firstname: "Priya", lastname: "Raman" };
const contact = { phone: "07700 900123", email: "priya.raman@example.com" };

test("a step asks for its schema's fields in their order", () => {
  expect(steps[1]!.fields).toEqual(["phone", "email"]);
});

test("the first open step is the first that lacks a valid answer", () => {
  expect(firstOpenStep(steps, {})).toBe(0);
  expect(firstOpenStep(steps, { ...names, firstname: "  " })).toBe(0);
  expect(firstOpenStep(steps, names)).toBe(1);
  expect(firstOpenStep(steps, { ...names, ...contact, email: "priya@" })).toBe(1);
  expect(firstOpenStep(steps, { ...names, ...contact })).toBe(2);
  expect(firstOpenStep(steps, { ...names, ...contact, freetext: "After six" })).toBe(3);
});

test("nobody gets past a step that lacks an answer", () => {
  expect(allowedStep(steps, names, 2)).toBe(1);
  expect(allowedStep(steps, names, 0)).toBe(0);
});

test("with all answers given the last step is the furthest", () => {
  expect(allowedStep(steps, { ...names, ...contact, freetext: "After six" }, 9)).toBe(2);
});

test("an error of the server belongs to the step that asks for its field", () => {
  expect(stepAsking(steps, "applicant.email")).toBe(1);
  expect(stepAsking(steps, "extra.freetext")).toBe(2);
  expect(stepAsking(steps, "listingid")).toBe(-1);
});
