import { afterEach, expect, test, vi } from "vitest";
import { addDays } from "../../../domain/shared/dates.ts";
import {
  toIsoDate,
  formatDay,
  toCalendarDay,
  formatMonth,
  formatWeekday,
} from "./calendar-days.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  "Europe/London",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
  "America/Los_Angeles",
  "Africa/Cairo",
  "Asia/Beirut",
])("in %s every day of two years is the same day in the calendar", (zone) => {
  vi.stubEnv("TZ", zone);
  for (let date = "2026-01-01"; date < "2028-01-01"; date = addDays(date, 1)) {
    expect(toIsoDate(toCalendarDay(date))).toBe(date);
  }
});

test("days, months and weekdays are named in British English", () => {
  const day = toCalendarDay("2026-12-03");
  expect(formatDay(day)).toBe("Thursday 3 December 2026");
  expect(formatMonth(day)).toBe("December 2026");
  expect(formatWeekday(day)).toBe("Thu");
});
