import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  countOfficeMinutes,
  listOpenSpans,
  longestCount,
  officeHoursFields,
  subtractOfficeMinutes,
  usualOfficeHours,
} from "./office-hours.ts";

const hours = { ...usualOfficeHours, closedDays: ["2026-12-25", "2026-12-28"] };
const moment = (text: string) => new Date(text);

describe("office minutes between two moments", () => {
  test.each([
    ["within a day", "2026-11-20T09:00Z", "2026-11-20T09:44Z", 44],
    ["before it opens nothing passes", "2026-11-20T06:00Z", "2026-11-20T09:10Z", 10],
    ["after it closes nothing passes", "2026-11-20T17:30Z", "2026-11-20T23:50Z", 30],
    ["over night", "2026-11-19T17:45Z", "2026-11-20T09:15Z", 30],
    ["Saturday is shorter and Sunday closed", "2026-11-21T15:30Z", "2026-11-23T09:05Z", 35],
    ["a closed day", "2026-12-24T17:50Z", "2026-12-26T10:10Z", 20],
    ["a bank holiday after a Sunday", "2026-12-26T15:50Z", "2026-12-29T09:10Z", 20],
    ["in summer London is an hour ahead of UTC", "2026-07-01T07:00Z", "2026-07-01T08:30Z", 30],
    ["over the night on which summer begins", "2026-03-28T15:50Z", "2026-03-30T08:10Z", 20],
    ["over the night on which summer ends", "2026-10-24T14:50Z", "2026-10-26T09:10Z", 20],
    [
      "a summer evening of London that is UTC's same day",
      "2026-07-01T23:30Z",
      "2026-07-02T08:30Z",
      30,
    ],
    ["a moment later than the end", "2026-11-20T11:00Z", "2026-11-20T10:00Z", 0],
  ])("%s", (_case, from, until, minutes) => {
    expect(countOfficeMinutes(hours, moment(from), moment(until))).toBe(minutes);
  });

  test("counting stops at a hundred hours", () => {
    expect(
      countOfficeMinutes(hours, moment("2020-01-01T00:00Z"), moment("2026-11-20T12:00Z")),
    ).toBe(longestCount);
  });
});

describe("the moment since which the office was open for so long", () => {
  test.each([
    ["2026-11-20T10:30Z", 60, "2026-11-20T09:30Z"],
    ["2026-11-20T09:20Z", 60, "2026-11-19T17:20Z"],
    ["2026-11-20T03:00Z", 60, "2026-11-19T17:00Z"],
    ["2026-11-23T09:30Z", 60, "2026-11-21T15:30Z"],
    ["2026-12-29T09:30Z", 60, "2026-12-26T15:30Z"],
    ["2026-03-30T08:10Z", 30, "2026-03-28T15:40Z"],
    ["2026-10-26T09:10Z", 30, "2026-10-24T14:40Z"],
  ])("at %s, %d minutes ago, it is %s", (until, minutes, expected) => {
    const since = subtractOfficeMinutes(hours, moment(until), minutes);
    expect(since).toEqual(moment(expected));
    expect(countOfficeMinutes(hours, since, moment(until))).toBe(minutes);
  });

  test("agrees with the count at every quarter of an hour of a week in October", () => {
    for (
      let at = Date.parse("2026-10-22T00:00Z");
      at < Date.parse("2026-10-29T00:00Z");
      at += 900_000
    ) {
      const until = new Date(at);
      for (const minutes of [15, 60, 700]) {
        const since = subtractOfficeMinutes(hours, until, minutes);
        expect(countOfficeMinutes(hours, since, until)).toBe(minutes);
        expect(countOfficeMinutes(hours, new Date(since.getTime() + 60_000), until)).toBeLessThan(
          minutes,
        );
      }
    }
  });
});

test.each([
  [
    "a day that closes before it opens",
    {
      week: [null, { opens: "18:00", closes: "09:00" }, null, null, null, null, null],
      closedDays: [],
    },
  ],
  [
    "a time that the clock may skip",
    {
      week: [null, { opens: "01:30", closes: "09:00" }, null, null, null, null, null],
      closedDays: [],
    },
  ],
  ["a week without an open day", { week: Array(7).fill(null), closedDays: [] }],
  ["a week of six days", { week: usualOfficeHours.week.slice(1), closedDays: [] }],
  ["30 February", { ...usualOfficeHours, closedDays: ["2026-02-30"] }],
])("office hours refuse %s", (_case, fields) => {
  expect(v.is(officeHoursFields, fields)).toBe(false);
  expect(v.is(officeHoursFields, usualOfficeHours)).toBe(true);
});

test("open spans follow one another, without closed days, and know the minutes before them", () => {
  const spans = listOpenSpans(hours, "2026-12-24", "2026-12-29");
  expect(spans.map(({ opens, minutes, before }) => [opens.toISOString(), minutes, before])).toEqual(
    [
      ["2026-12-24T09:00:00.000Z", 540, 0],
      ["2026-12-26T10:00:00.000Z", 360, 540],
      ["2026-12-29T09:00:00.000Z", 540, 900],
    ],
  );
});
