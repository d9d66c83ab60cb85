import { expect, test } from "vitest";
import { parseLondonMoment, londonTime, londonWeekday } from "./london-time.ts";

test.each([
  ["in winter", "2026-12-03", "18:00", "2026-12-03T18:00:00.000Z"],
  ["in summer", "2026-07-02", "18:00", "2026-07-02T17:00:00.000Z"],
  ["the day before the clocks go forward", "2026-03-28", "09:00", "2026-03-28T09:00:00.000Z"],
  ["the day they go forward", "2026-03-29", "09:00", "2026-03-29T08:00:00.000Z"],
  ["the day they go back", "2026-10-25", "09:00", "2026-10-25T09:00:00.000Z"],
  ["the day before they go back", "2026-10-24", "18:30", "2026-10-24T17:30:00.000Z"],
  ["the first of the hour that comes twice", "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"],
  ["midnight", "2026-07-02", "00:00", "2026-07-01T23:00:00.000Z"],
])("%s, %s %s in London is %s", (_when, date, time, moment) => {
  const found = parseLondonMoment(date, time);
  expect(found?.toISOString()).toBe(moment);
  expect(londonTime(new Date(moment))).toBe(time);
});

test.each([
  ["a time that the clocks leave out", "2026-03-29", "01:30"],
  ["the first minute they leave out", "2026-03-29", "01:00"],
  ["30 February", "2026-02-30", "10:00"],
  ["24:00", "2026-12-03", "24:00"],
  ["a time without a nought", "2026-12-03", "9:00"],
  ["a date as it stands on screen", "03/12/2026", "10:00"],
  ["nothing", "", ""],
])("%s is no moment", (_what, date, time) => {
  expect(parseLondonMoment(date, time)).toBeNull();
});

test("a weekday is London's, also at 00:30 in summer time", () => {
  expect(londonWeekday(new Date("2026-07-04T23:30:00Z"))).toBe("Sunday");
  expect(londonWeekday(new Date("2026-12-05T23:30:00Z"))).toBe("Saturday");
});
