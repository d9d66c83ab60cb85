import { expect, test } from "vitest";
import { isDayOff } from "./day-off.ts";

const friday = "2026-11-20";
const nine = { starts: "09:00", ends: "17:00" };
const week = [null, nine, nine, nine, nine, nine, null];
const off = (starts: string, ends: string) => [
  { startsAt: new Date(`${starts}:00Z`), endsAt: new Date(`${ends}:00Z`) },
];

test.each([
  ["a working day", friday, week, [], false],
  ["a day of the week on which they don't work", "2026-11-21", week, [], true],
  ["a whole day off", friday, week, off("2026-11-20T00:00", "2026-11-20T23:59"), true],
  ["the first day of some", friday, week, off("2026-11-20T00:00", "2026-11-23T23:59"), true],
  ["the last day of some", friday, week, off("2026-11-18T00:00", "2026-11-20T23:59"), true],
  ["their hours alone", friday, week, off("2026-11-20T09:00", "2026-11-20T17:00"), true],
  ["a morning off", friday, week, off("2026-11-20T09:00", "2026-11-20T12:00"), false],
  ["another day off", friday, week, off("2026-11-19T00:00", "2026-11-19T23:59"), false],
  ["a day off without hours", friday, null, off("2026-11-20T00:00", "2026-11-20T23:59"), true],
  ["a morning off without hours", friday, null, off("2026-11-20T00:00", "2026-11-20T12:00"), false],
  ["no hours and no time off", friday, null, [], false],
])("%s", (_name, date, hours, timeOff, isOff) => {
  expect(isDayOff({ week: hours, timeOff }, date)).toBe(isOff);
});
