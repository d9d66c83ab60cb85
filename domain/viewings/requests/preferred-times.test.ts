import { expect, test } from "vitest";
import { formatPreferredTimes } from "./preferred-times.ts";

test.each([
  ["2026-12-03", "Thursday 03/12/2026, 18:00 - 18:30, London time"],
  // Days around clock changes.
  ["2027-03-27", "Saturday 27/03/2027, 18:00 - 18:30, London time"],
  ["2027-03-29", "Monday 29/03/2027, 18:00 - 18:30, London time"],
  ["2026-10-26", "Monday 26/10/2026, 18:00 - 18:30, London time"],
])("a wish for %s reads '%s'", (date, words) => {
  expect(formatPreferredTimes({ date, from: "18:00", until: "18:30" })).toBe(words);
});
