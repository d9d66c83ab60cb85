import { expect, test } from "vitest";
import * as v from "valibot";
import { getUsualSettings } from "../../../domain/agency/agency-settings.ts";
import { findViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import { findFirstIncompleteStep } from "../../../domain/shared/fields/form-steps.ts";
import { toFormSchema } from "../../forms/form-schema.ts";
import { formTexts } from "../../../server/testing/viewing-form.ts";
import { createViewingPlan } from "./viewing-steps.ts";

const days = findViewingDays(getUsualSettings(), new Date("2026-11-21T12:00:00Z"));

function listStepIds(known: { contact: boolean; qualified: boolean }): string[] {
  return createViewingPlan(known, days).steps.map(({ id }) => id);
}

test("a visitor from a home's page goes through four steps and the check", () => {
  expect(listStepIds({ contact: false, qualified: false })).toEqual([
    "contact",
    "status",
    "wishes",
    "schedule",
    "check",
  ]);
});

test("isQualified removes steps 2 and 3", () => {
  expect(listStepIds({ contact: false, qualified: true })).toEqual([
    "contact",
    "schedule",
    "check",
  ]);
});

test("an enquiry skips the first step, a qualified one the first three", () => {
  expect(listStepIds({ contact: true, qualified: false })).toEqual([
    "status",
    "wishes",
    "schedule",
    "check",
  ]);
  expect(listStepIds({ contact: true, qualified: true })).toEqual(["schedule", "check"]);
});

test("the steps have the specification's names", () => {
  const { steps } = createViewingPlan({ contact: false, qualified: false }, days);
  expect(steps.map(({ question }) => question)).toEqual([
    "Contact details",
    "Current status",
    "Looking for",
    "Schedule viewing",
    "Check your answers",
  ]);
});

test.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])("known contact %s, qualified %s: the check opens once no answer lacks", (contact, qualified) => {
  const { steps, schema } = createViewingPlan({ contact, qualified }, days);
  const askedFields = steps.flatMap(({ fields }) => fields);
  const texts = Object.fromEntries(
    Object.entries(formTexts).filter(([name]) => askedFields.includes(name)),
  );
  expect(findFirstIncompleteStep(steps, texts)).toBe(steps.length);
  expect(Object.keys(v.parse(schema, texts)).toSorted()).toEqual(askedFields.toSorted());
  const { scheduleViewingTime: _, ...rest } = texts;
  expect(findFirstIncompleteStep(steps, rest)).toBe(steps.length - 2);
});

test("what the form holds of a step that is skipped is left out", () => {
  const { schema } = createViewingPlan({ contact: true, qualified: true }, days);
  expect(v.parse(schema, formTexts)).toEqual({
    scheduleViewingDate: "2026-12-03",
    scheduleViewingTime: "18:00 - 18:30",
    viewingOption: "Live video tour",
  });
});

test("a form's texts are checked by the same rules, with the same messages at the same fields", () => {
  const { schema } = createViewingPlan({ contact: false, qualified: false }, days);
  const texts = { ...formTexts, phone: "077009", totalIncome: "lots" };
  const { issues = [] } = v.safeParse(toFormSchema(schema), texts);
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ["phone", "Please provide us a valid phone number"],
    ["totalIncome", "Enter the income in pounds, from 0 to 10,000,000"],
  ]);
  expect(v.parse(toFormSchema(schema), formTexts).totalIncome).toBe(78_000);
});
