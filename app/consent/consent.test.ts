import { expect, test } from "vitest";
import { parseConsent, serializeConsent } from "./consent.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-21T12:00:00Z");
const choice = { analytics: true, marketing: false };

test("a choice is kept as it was made", () => {
  expect(parseConsent(serializeConsent(choice, now), now)).toEqual(choice);
});

test("a choice stands for 180 days, then the visitor is asked again", () => {
  const stored = serializeConsent(choice, now);
  expect(parseConsent(stored, now + 180 * day)).toEqual(choice);
  expect(parseConsent(stored, now + 180 * day + 1)).toBeNull();
});

test.each([
  ["nothing", null],
  ["what is not JSON", "yes"],
  ["another shape", '{"analytics":"yes","marketing":true,"at":1}'],
  ["no time", '{"analytics":true,"marketing":true}'],
  ["a time to come", serializeConsent(choice, now + 1)],
  ["null", "null"],
])("%s is no choice", (_what, text) => {
  expect(parseConsent(text, now)).toBeNull();
});
