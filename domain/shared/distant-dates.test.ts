import { expect, test } from "vitest";
import { isFarAhead, isWithinYear } from "./distant-dates.ts";

test.each([
  ["2026-12-07", false],
  ["2028-11-21", false],
  ["2028-11-22", true],
  ["2206-01-01", true],
])("on 21 November 2026 %s is far ahead: %s", (date, isFar) => {
  expect(isFarAhead(date, "2026-11-21")).toBe(isFar);
});

test.each([
  ["2025-11-21", false],
  ["2025-11-22", true],
  ["2026-11-21", true],
  ["2027-11-20", true],
  ["2027-11-21", false],
])("on 21 November 2026 %s needs no year: %s", (date, isWithin) => {
  expect(isWithinYear(date, "2026-11-21")).toBe(isWithin);
});
