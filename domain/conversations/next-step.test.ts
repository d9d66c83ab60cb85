import { expect, test } from "vitest";
import { findNextStep } from "./next-step.ts";

const owner = "aaaaaaaa-0000-4000-8000-000000000001";

test.each([
  ["a viewing is booked, whoever has it", "viewing", null, true, "book"],
  ["a viewing is booked by its owner", "viewing", owner, true, "book"],
  ["a viewing of a home that can't be viewed is answered", "viewing", owner, false, "reply"],
  ["what nobody has is taken first", "valuation", null, false, "take"],
  ["a question about a home is no viewing", "enquiry", null, true, "take"],
  ["what somebody has is answered", "booking-change", owner, true, "reply"],
] as const)("%s", (_rule, kind, ownerId, canBook, step) => {
  expect(findNextStep({ kind, ownerId, canBook })).toBe(step);
});
