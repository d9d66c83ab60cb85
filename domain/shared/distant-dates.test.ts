import { expect, test } from "vitest";
import { isFarAhead } from "./distant-dates.ts";

test.each([
  ["2026-12-07", false],
  ["2028-11-21", false],
  ["2028-11-22", true],
  ["2206-01-01", true],
])("on 21 November 2026 %s is far ahead: %s", (date, isFar) => {
  expect(isFarAhead(date, "2026-11-21")).toBe(isFar);
});
