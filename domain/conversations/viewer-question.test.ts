import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { findRequester, viewerQuestionFields } from "./viewer-question.ts";

describe("a question that the landlord may read does not tell who asked", () => {
  test.each([
    ["Is there room for a piano?", null],
    ["Is it free from 01/12/2026 at £2,150 a month, or 2027?", null],
    ["Raman and two more would like a cat.", "Raman"],
    ["Will Priya’s bicycle fit in the hall?", "Priya"],
    ["Write to her at p.raman@example.com.", "p.raman@example.com."],
    ["Ring 07700 900123 about the boiler.", "07700 900123"],
    ["Ring +44 (0)20-7946 0147.", "+44 (0)20-7946 0147"],
    ["A priya is a raga", null],
  ])("%j: %j", (text, found) => {
    expect(findRequester(text, "Priya Raman")).toBe(found);
  });

  test("a name of one letter is not looked for", () => {
    expect(findRequester("Is flat B quiet?", "B Lee")).toBeNull();
  });
});

test.each([
  ["  ", "Enter the question for the landlord"],
  ["x".repeat(1001), "Enter at most 1,000 characters"],
])("the text %j is refused", (question, message) => {
  expect(v.safeParse(viewerQuestionFields, { question }).issues?.[0].message).toBe(message);
});
