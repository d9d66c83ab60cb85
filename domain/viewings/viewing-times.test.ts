import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { getLondonDate, addDays } from "../shared/dates.ts";
import {
  findFirstViewingDate,
  maxDaysAhead,
  isViewingDate,
  isViewingRange,
  splitViewingRange,
  scheduleFields,
  formatViewingRange,
  viewingTimes,
} from "./viewing-times.ts";

test("viewings run from 09:00 to 19:00 in steps of 30 minutes", () => {
  expect(viewingTimes).toHaveLength(21);
  expect(viewingTimes.slice(0, 3)).toEqual(["09:00", "09:30", "10:00"]);
  expect(viewingTimes.at(-1)).toBe("19:00");
});

const saturday = "2026-11-21";

test.each([
  ["2026-11-20", false, "a day that is past"],
  ["2026-11-21", false, "today"],
  ["2026-11-22", false, "a Sunday"],
  ["2026-11-23", true, "the first weekday"],
  ["2026-11-28", true, "a Saturday"],
  ["2026-11-29", false, "the Sunday after"],
  [addDays(saturday, maxDaysAhead - 1), true, "a day that is just near enough"],
  [addDays(saturday, maxDaysAhead + 2), false, "a day too far ahead"],
  ["2026-11-31", false, "a day that isn't"],
  ["23/11/2026", false, "a date written otherwise"],
  ["", false, "no day"],
])("on Saturday 21 November 2026 a viewing on %j can be asked for: %s (%s)", (date, expected) => {
  expect(isViewingDate(date, saturday)).toBe(expected);
});

test.each([
  ["2026-11-20", "2026-11-21"],
  ["2026-11-21", "2026-11-23"],
  ["2027-01-30", "2027-02-01"],
])("on %s the first day to ask for is %s", (today, first) => {
  expect(findFirstViewingDate(today)).toBe(first);
  expect(isViewingDate(first, today)).toBe(true);
});

describe("the days when the clocks change are Sundays, and the days around them ordinary", () => {
  test.each([
    ["2027-03-27", "2027-03-28", false],
    ["2027-03-27", "2027-03-29", true],
    ["2027-03-28", "2027-03-29", true],
    ["2026-10-24", "2026-10-25", false],
    ["2026-10-24", "2026-10-26", true],
    ["2026-10-25", "2026-10-26", true],
  ])("on %s the day %s: %s", (today, date, expected) => {
    expect(isViewingDate(date, today)).toBe(expected);
  });

  test("at 00:30 in summer time the day that has just begun is today", () => {
    const today = getLondonDate(new Date("2027-03-29T23:30:00Z"));
    expect(isViewingDate("2027-03-30", today)).toBe(false);
    expect(isViewingDate("2027-03-31", today)).toBe(true);
  });
});

test.each([
  ["09:00 - 09:30", true],
  ["09:00 - 19:00", true],
  ["18:30 - 19:00", true],
  ["18:30 - 18:30", false],
  ["18:30 - 18:00", false],
  ["08:30 - 09:30", false],
  ["18:30 - 19:30", false],
  ["09:15 - 09:45", false],
  ["09:00-09:30", false],
  ["09:00 - 09:30 - 10:00", false],
  ["9:00 - 9:30", false],
  ["09:00 - ", false],
  ["", false],
])("%j is a range of times: %s", (range, expected) => {
  expect(isViewingRange(range)).toBe(expected);
});

test("a range comes apart into its ends", () => {
  expect(splitViewingRange(formatViewingRange("18:00", "18:30"))).toEqual({
    from: "18:00",
    to: "18:30",
  });
  expect(splitViewingRange(formatViewingRange("18:00", ""))).toEqual({ from: "18:00", to: "" });
  expect(splitViewingRange("")).toEqual({ from: "", to: "" });
});

test.each([
  ["scheduleViewingDate", undefined, "Choose a day for the viewing"],
  ["scheduleViewingDate", "", "Choose a day for the viewing"],
  [
    "scheduleViewingDate",
    "2026-11-22",
    "Choose a day from tomorrow on, Monday to Saturday, within 90 days",
  ],
  ["scheduleViewingTime", undefined, "Choose from when to when"],
  ["scheduleViewingTime", "", "Choose from when to when"],
  ["scheduleViewingTime", " - 18:00", "Choose from when to when"],
  ["scheduleViewingTime", "18:00 - ", "Choose from when to when"],
  [
    "scheduleViewingTime",
    "18:00 - 17:00",
    "Choose an end that is later than the start, between 09:00 and 19:00",
  ],
])("%s %j is answered by: %s", (field, value, message) => {
  const answers = { scheduleViewingDate: "2026-11-23", scheduleViewingTime: "18:00 - 18:30" };
  const schema = v.object(scheduleFields(saturday));
  expect(v.is(schema, answers)).toBe(true);
  const { issues = [] } = v.safeParse(schema, { ...answers, [field]: value });
  expect(issues.map((issue) => issue.message)).toEqual([message]);
});
