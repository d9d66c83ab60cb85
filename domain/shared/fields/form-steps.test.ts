import { expect, test } from "vitest";
import { contactFields, nameFields } from "../../contacts/applicant.ts";
import { messageFields } from "../../enquiries/enquiry-fields.ts";
import {
  getAllowedStep,
  findFirstIncompleteStep,
  findStepIndex,
  createStep,
} from "./form-steps.ts";

const steps = [
  createStep("Who?", nameFields),
  createStep("How?", contactFields),
  createStep("What?", messageFields.enquiry),
];
const names = { firstname: "Priya", lastname: "Raman" };
const contact = { phone: "07700 900123", email: "priya.raman@example.com" };

test("a step asks for its schema's fields in their order", () => {
  expect(steps[1]!.fields).toEqual(["phone", "email"]);
});

test("the first open step is the first that lacks a valid answer", () => {
  expect(findFirstIncompleteStep(steps, {})).toBe(0);
  expect(findFirstIncompleteStep(steps, { ...names, firstname: "  " })).toBe(0);
  expect(findFirstIncompleteStep(steps, names)).toBe(1);
  expect(findFirstIncompleteStep(steps, { ...names, ...contact, email: "priya@" })).toBe(1);
  expect(findFirstIncompleteStep(steps, { ...names, ...contact })).toBe(2);
  expect(findFirstIncompleteStep(steps, { ...names, ...contact, freetext: "After six" })).toBe(3);
});

test("nobody gets past a step that lacks an answer", () => {
  expect(getAllowedStep(steps, names, 2)).toBe(1);
  expect(getAllowedStep(steps, names, 0)).toBe(0);
});

test("with all answers given the last step is the furthest", () => {
  expect(getAllowedStep(steps, { ...names, ...contact, freetext: "After six" }, 9)).toBe(2);
});

test("an error of the server belongs to the step that asks for its field", () => {
  expect(findStepIndex(steps, "applicant.email")).toBe(1);
  expect(findStepIndex(steps, "extra.freetext")).toBe(2);
  expect(findStepIndex(steps, "listingid")).toBe(-1);
});
