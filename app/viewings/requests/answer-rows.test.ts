import { expect, test } from "vitest";
import * as v from "valibot";
import { getUsualSettings } from "../../../domain/agency/agency-settings.ts";
import { findViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import { createAnswerRows } from "./answer-rows.ts";
import { summarizeStep } from "./step-summary.ts";
import { formTexts } from "../../../server/testing/viewing-form.ts";
import { createViewingPlan } from "./viewing-steps.ts";

const { steps, schema } = createViewingPlan(
  { contact: false, qualified: false },
  findViewingDays(getUsualSettings(), new Date("2026-11-21T12:00:00Z")),
);
const answers = v.parse(schema, formTexts);

function listRows(id: string): [string, string][] {
  const { fields } = steps.find((step) => step.id === id)!;
  return createAnswerRows(fields, answers).map(({ label, value }) => [label, value]);
}

test("the check shows every answer as a person writes it, and none that was left empty", () => {
  expect(listRows("status")).toEqual([
    ["Employment status", "Employed full time"],
    ["Job title", "Surveyor"],
    ["Adults", "2"],
    ["Children", "0"],
    ["Households", "1"],
    ["Household income", "£78,000 a year before tax"],
  ]);
  expect(listRows("wishes")).toContainEqual(["Highest rent you would pay", "£2,500 pcm"]);
  expect(listRows("wishes")).toContainEqual(["Move-in date", "04/01/2027"]);
  expect(listRows("wishes")).toContainEqual(["Pets", "Yes"]);
  expect(listRows("wishes").map(([label]) => label)).not.toContain("Reason for moving");
});

test("the viewing's day is DD/MM/YYYY with its weekday, the time London's", () => {
  expect(listRows("schedule")).toEqual([
    ["Day", "Thursday 03/12/2026"],
    ["Time", "18:00 - 18:30, London time"],
    ["Type of viewing", "Live video tour"],
  ]);
});

test.each([
  ["contact", "Priya Raman, 07700 900123, priya@example.com"],
  ["status", "Employed full time. 2 adults, no children, 1 household. £78,000 a year before tax."],
  ["wishes", "Up to £2,500 pcm, 2 bedrooms, furnished, from 04/01/2027."],
  ["schedule", "Thursday 03/12/2026, 18:00 - 18:30. Live video tour."],
] as const)("an answered step is one line: %s", (id, line) => {
  expect(summarizeStep(id, formTexts)).toBe(line);
});
