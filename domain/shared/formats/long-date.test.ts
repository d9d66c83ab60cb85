import { expect, test } from "vitest";
import { formatDateRange, formatLongDate } from "./long-date.ts";

test.each([
  ["2026-12-03", "3 December 2026"],
  ["2027-01-31", "31 January 2027"],
  ["2024-02-29", "29 February 2024"],
])("%s is %s in text", (date, text) => {
  expect(formatLongDate(date)).toBe(text);
});

test.each([
  ["2026-11-23", "2026-11-29", "23 to 29 November 2026"],
  ["2026-11-30", "2026-12-06", "30 November to 6 December 2026"],
  ["2026-12-28", "2027-01-03", "28 December 2026 to 3 January 2027"],
  ["2026-11-23", "2026-11-23", "23 November 2026"],
])("from %s to %s is %s", (from, to, text) => {
  expect(formatDateRange(from, to)).toBe(text);
});
