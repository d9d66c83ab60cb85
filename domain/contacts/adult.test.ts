import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isAdultOn } from "./adult.ts";
import { addDays } from "../shared/dates.ts";

test.each([
  ["2009-01-04", "2027-01-04", true],
  ["2009-01-05", "2027-01-04", false],
  ["2008-02-29", "2026-02-28", false],
  ["2008-02-29", "2026-03-01", true],
  ["1931-06-30", "2026-11-21", true],
])("born on %s, 18 or over on %s: %s", (dob, day, adult) => {
  expect(isAdultOn(dob, day)).toBe(adult);
});

test("who is 18 on a day is 18 on every later one", () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays("1930-01-01", n));
  fc.assert(
    fc.property(day, day, fc.nat(5000), (dob, date, later) => {
      if (isAdultOn(dob, date)) expect(isAdultOn(dob, addDays(date, later))).toBe(true);
    }),
  );
});
