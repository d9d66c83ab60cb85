import { expect, test } from "vitest";
import { formatShortDate, formatShortDay, formatShortMoment } from "./short-date.ts";

test.each([
  ["2026-12-03", "3 Dec"],
  ["2026-01-01", "1 Jan"],
  ["2026-09-30", "30 Sept"],
  ["2026-12-31", "31 Dec"],
  ["2027-01-01", "1 Jan 2027"],
  ["2025-12-31", "31 Dec 2025"],
  ["2028-12-03", "3 Dec 2028"],
])("in 2026 the short date of %s is %s", (date, text) => {
  expect(formatShortDate(date, "2026-11-21")).toBe(text);
});

test("a short day has its weekday", () => {
  expect(formatShortDay("2026-12-03", "2026-11-21")).toBe("Thu 3 Dec");
  expect(formatShortDay("2027-01-04", "2026-12-31")).toBe("Mon 4 Jan 2027");
});

test.each([
  ["2026-11-21T10:30:00Z", "Sat 21 Nov, 10:30"],
  ["2026-07-20T09:30:00Z", "Mon 20 Jul, 10:30"],
  // In London it is not New Year yet, and at midnight of summer the next day.
  ["2026-12-31T23:30:00Z", "Thu 31 Dec, 23:30"],
  ["2026-06-30T23:30:00Z", "Wed 1 Jul, 00:30"],
  ["2027-11-19T11:00:00Z", "Fri 19 Nov 2027, 11:00"],
  ["2028-12-05T11:00:00Z", "Tue 5 Dec 2028, 11:00"],
  ["2025-11-20T11:00:00Z", "Thu 20 Nov 2025, 11:00"],
])("in 2026 the short moment of %s is %s", (moment, text) => {
  expect(formatShortMoment(new Date(moment), new Date("2026-11-20T12:00:00Z"))).toBe(text);
});
