import { expect, test } from "vitest";
import { formatPeriod, subtractPeriod } from "./period.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  [{ years: 2 }, "2024-11-21T12:00:00.000Z"],
  [{ days: 90 }, "2026-08-23T12:00:00.000Z"],
  [{ days: 7 }, "2026-11-14T12:00:00.000Z"],
])("%j before now is %s", (period, moment) => {
  expect(subtractPeriod(now, period).toISOString()).toBe(moment);
});

test("two years before 29 February is 1 March", () => {
  const leapDay = new Date("2028-02-29T00:00:00Z");
  expect(subtractPeriod(leapDay, { years: 2 }).toISOString()).toBe("2026-03-01T00:00:00.000Z");
});

test.each([
  [{ years: 2 }, "two years"],
  [{ years: 1 }, "one year"],
  [{ days: 7 }, "seven days"],
  [{ days: 90 }, "90 days"],
])("%j reads '%s'", (period, words) => {
  expect(formatPeriod(period)).toBe(words);
});
