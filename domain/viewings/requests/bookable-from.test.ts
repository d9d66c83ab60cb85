import { describe, expect, test } from "vitest";
import { getUsualSettings } from "../../agency/agency-settings.ts";
import { addDays } from "../../shared/dates.ts";
import { getLondonDateTime } from "../../shared/london-time.ts";
import { findBookableFrom, findViewingDays, isViewingDate, nameFirstDay } from "./bookable-from.ts";
import { usualHomeViewing } from "../keys/home-viewing.ts";

const usual = getUsualSettings();
const { viewingsUntilDay } = usual;

/** London date and time. */
const findFrom = (
  now: string,
  home: Partial<typeof usualHomeViewing> | null,
  viewingsFromDay = usual.viewingsFromDay,
) => {
  const viewing = home && { viewing: { ...usualHomeViewing, ...home } };
  return getLondonDateTime(findBookableFrom({ viewingsFromDay }, viewing, new Date(now)));
};

describe("renters ask for a viewing from tomorrow on", () => {
  test.each([
    ["on a Friday, from Saturday", "2026-11-20T12:00:00Z", "2026-11-21 00:00"],
    [
      "on a Saturday, from Monday: nobody views on a Sunday",
      "2026-11-21T12:00:00Z",
      "2026-11-23 00:00",
    ],
    ["on a Sunday, from Monday", "2026-11-22T12:00:00Z", "2026-11-23 00:00"],
    ["a minute before midnight", "2026-11-23T23:59:00Z", "2026-11-24 00:00"],
    ["at midnight", "2026-11-24T00:00:00Z", "2026-11-25 00:00"],
    [
      "at 00:30 in summer time, when UTC's day is the one before",
      "2027-06-15T23:30:00Z",
      "2027-06-17 00:00",
    ],
    ["on the Saturday before the clocks go forward", "2027-03-27T12:00:00Z", "2027-03-29 00:00"],
    ["on the Sunday on which they do", "2027-03-28T12:00:00Z", "2027-03-29 00:00"],
    ["on the Saturday before they go back", "2026-10-24T12:00:00Z", "2026-10-26 00:00"],
    ["on the Sunday on which they do so", "2026-10-25T12:00:00Z", "2026-10-26 00:00"],
    ["at the end of a month", "2027-01-30T12:00:00Z", "2027-02-01 00:00"],
    [
      "on Christmas Eve: the office's closed days are its diary's",
      "2026-12-24T12:00:00Z",
      "2026-12-25 00:00",
    ],
  ])("%s", (_case, now, from) => {
    expect(findFrom(now, null)).toBe(from);
    expect(findFrom(now, { noticeHours: 0 })).toBe(from);
  });
});

describe("a home's notice is kept", () => {
  test.each([
    ["of two hours", { noticeHours: 2 }, "2026-11-17T12:00:00Z", "2026-11-18 00:00"],
    [
      "of two hours, late in the evening",
      { noticeHours: 2 },
      "2026-11-17T23:00:00Z",
      "2026-11-18 01:00",
    ],
    ["of two days", { noticeHours: 48 }, "2026-11-17T12:00:00Z", "2026-11-19 12:00"],
    ["that ends on a Sunday", { noticeHours: 48 }, "2026-11-20T12:00:00Z", "2026-11-23 00:00"],
    [
      "over the change of the clocks, in hours that pass",
      { noticeHours: 72 },
      "2026-10-23T11:00:00Z",
      "2026-10-26 11:00",
    ],
    [
      "of a day where a tenant lives there",
      { isTenanted: true, noticeHours: 2 },
      "2026-11-17T12:00:00Z",
      "2026-11-18 12:00",
    ],
  ])("%s", (_case, home, now, from) => {
    expect(findFrom(now, home)).toBe(from);
  });
});

describe("with another first day", () => {
  test.each([
    ["the same day, from now on", 0, null, "2026-11-17T12:00:00Z", "2026-11-17 12:00"],
    [
      "the same day, with notice",
      0,
      { noticeHours: 2 },
      "2026-11-17T12:00:00Z",
      "2026-11-17 14:00",
    ],
    ["the same day, a Sunday", 0, null, "2026-11-22T12:00:00Z", "2026-11-23 00:00"],
    ["three days ahead", 3, null, "2026-11-17T12:00:00Z", "2026-11-20 00:00"],
  ])("%s", (_case, viewingsFromDay, home, now, from) => {
    expect(findFrom(now, home, viewingsFromDay)).toBe(from);
  });

  test.each([
    [0, "today"],
    [1, "tomorrow"],
    [3, "3 days ahead"],
  ])("%i is named %j", (viewingsFromDay, name) => {
    expect(nameFirstDay({ viewingsFromDay })).toBe(name);
  });
});

const saturday = "2026-11-21";
const daysOf = (date: string) => findViewingDays(usual, new Date(`${date}T12:00:00Z`));

test.each([
  ["2026-11-20", false, "a day that is past"],
  ["2026-11-21", false, "today"],
  ["2026-11-22", false, "a Sunday"],
  ["2026-11-23", true, "the first weekday"],
  ["2026-11-28", true, "a Saturday"],
  ["2026-11-29", false, "the Sunday after"],
  [addDays(saturday, viewingsUntilDay - 1), true, "a day that is just near enough"],
  [addDays(saturday, viewingsUntilDay + 2), false, "a day too far ahead"],
  ["2026-11-31", false, "a day that isn't"],
  ["23/11/2026", false, "a date written otherwise"],
  ["", false, "no day"],
])("on Saturday 21 November 2026 a viewing on %j can be asked for: %s (%s)", (date, expected) => {
  expect(isViewingDate(date, daysOf(saturday))).toBe(expected);
});

test("the last day is the ninetieth from today", () => {
  const days = daysOf("2026-11-24");
  expect(days).toMatchObject({ today: "2026-11-24", first: "2026-11-25", last: "2027-02-22" });
  expect(isViewingDate(days.first, days) && isViewingDate(days.last, days)).toBe(true);
  expect(isViewingDate("2027-02-23", days)).toBe(false);
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
    expect(isViewingDate(date, daysOf(today))).toBe(expected);
  });

  test("at 00:30 in summer time the day that has just begun is today", () => {
    const days = findViewingDays(usual, new Date("2027-03-29T23:30:00Z"));
    expect(isViewingDate("2027-03-30", days)).toBe(false);
    expect(isViewingDate("2027-03-31", days)).toBe(true);
  });
});
