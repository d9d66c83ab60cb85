import { expect, test } from "vitest";
import { consentOf, consentText } from "./consent.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-21T12:00:00Z");
const choice = { analytics: true, marketing: false };

test("a choice is kept as it was made", () => {
  expect(consentOf(consentText(choice, now), now)).toEqual(choice);
});

test("a choice stands for 180 days, then the visitor is asked again", () => {
  const kept = consentText(choice, now);
  expect(consentOf(kept, now + 180 * day)).toEqual(choice);
  expect(consentOf(kept, now + 180 * day + 1)).toBeNull();
});

test.each([
  ["nothing", null],
  ["what is not JSON", "yes"],
  ["another shape", '{"analytics":"yes","marketing":true,"at":1}'],
  ["no time", '{"analytics":true,"marketing":true}'],
  ["a time to come", consentText(choice, now + 1)],
  ["null", "null"],
])("%s is no choice", (_what, text) => {
  expect(consentOf(text, now)).toBeNull();
});
