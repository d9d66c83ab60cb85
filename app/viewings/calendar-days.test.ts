import { afterEach, expect, test, vi } from "vitest";
import { shiftedDate } from "../../domain/shared/dates.ts";
import { dateOf, dayName, dayOf, monthName, weekdayName } from "./calendar-days.ts";

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
  for (let date = "2026-01-01"; date < "2028-01-01"; date = shiftedDate(date, 1)) {
    expect(dateOf(dayOf(date))).toBe(date);
  }
});

test("days, months and weekdays are named in British English", () => {
  const day = dayOf("2026-12-03");
  expect(dayName(day)).toBe("Thursday 3 December 2026");
  expect(monthName(day)).toBe("December 2026");
  expect(weekdayName(day)).toBe("Thu");
});
