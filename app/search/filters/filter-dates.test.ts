import { expect, test } from "vitest";
import { emptyChoice } from "./filter-choice.ts";
import { replacePastDate, getNextDay } from "./filter-dates.ts";

test.each([
  ["2026-11-21", "2026-11-22"],
  ["2026-12-31", "2027-01-01"],
  ["2028-02-28", "2028-02-29"],
  ["2026-10-24", "2026-10-25"],
])("the day after %s is %s", (today, tomorrow) => {
  expect(getNextDay(today)).toBe(tomorrow);
});

test.each([
  [null, null],
  ["now", "now"],
  ["2026-11-20", "now"],
  ["2026-11-21", "now"],
  ["2026-11-22", "2026-11-22"],
])("on 21 November 2026 a wish for %s counts as %s", (available, counted) => {
  expect(replacePastDate({ ...emptyChoice, available }, "2026-11-21").available).toBe(counted);
});
