import { expect, test } from "vitest";
import { isAdultOn } from "./adult.ts";

test.each([
  ["2009-01-04", "2027-01-04", true],
  ["2009-01-05", "2027-01-04", false],
  ["2008-02-29", "2026-02-28", false],
  ["2008-02-29", "2026-03-01", true],
  ["1931-06-30", "2026-11-21", true],
])("born on %s, 18 or over on %s: %s", (dob, day, adult) => {
  expect(isAdultOn(dob, day)).toBe(adult);
});
