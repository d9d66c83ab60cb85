import { describe, expect, test } from "vitest";
import { usualOfficeHours } from "../../agency/office-hours.ts";
import {
  findGridHours,
  findLanes,
  listOffHours,
  listTravelGaps,
  listWeekDays,
  placeInDay,
  readDropTime,
  shiftTime,
} from "./diary-grid.ts";

const hours = { from: 9, until: 19.5 };

function span(startsAt: string, endsAt: string) {
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

describe("where something stands in its day", () => {
  test.each([
    ["in winter", "2026-11-20T10:30:00Z", "2026-11-20T11:00:00Z", "2026-11-20", 1.5, 0.5],
    ["in summer", "2026-07-20T10:30:00Z", "2026-07-20T11:15:00Z", "2026-07-20", 2.5, 0.75],
    [
      "on the day the clocks go forward",
      "2026-03-29T09:00:00Z",
      "2026-03-29T10:00:00Z",
      "2026-03-29",
      1,
      1,
    ],
    [
      "on the day the clocks go back",
      "2026-10-25T10:00:00Z",
      "2026-10-25T11:00:00Z",
      "2026-10-25",
      1,
      1,
    ],
    [
      "before the hours shown",
      "2026-11-20T08:00:00Z",
      "2026-11-20T09:30:00Z",
      "2026-11-20",
      0,
      0.5,
    ],
    [
      "of several days, in the middle",
      "2026-11-19T09:00:00Z",
      "2026-11-21T12:00:00Z",
      "2026-11-20",
      0,
      10.5,
    ],
    [
      "of several days, on the last",
      "2026-11-19T09:00:00Z",
      "2026-11-20T12:00:00Z",
      "2026-11-20",
      0,
      3,
    ],
  ])("%s", (_what, from, until, date, top, length) => {
    expect(placeInDay(span(from, until), date, hours)).toEqual({ top, length });
  });

  test.each([
    ["the day before", "2026-11-19T10:00:00Z", "2026-11-19T11:00:00Z"],
    ["the day after", "2026-11-21T10:00:00Z", "2026-11-21T11:00:00Z"],
    ["earlier than the grid begins", "2026-11-20T07:00:00Z", "2026-11-20T08:00:00Z"],
  ])("nowhere: %s", (_what, from, until) => {
    expect(placeInDay(span(from, until), "2026-11-20", hours)).toBeNull();
  });
});

test("the grid shows more hours where something is early or late", () => {
  expect(findGridHours([])).toEqual(hours);
  expect(findGridHours([span("2026-11-20T07:45:00Z", "2026-11-20T08:30:00Z")]).from).toBe(7);
  expect(findGridHours([span("2026-11-20T19:00:00Z", "2026-11-20T20:15:00Z")]).until).toBe(21);
  expect(findGridHours([span("2026-11-19T19:00:00Z", "2026-11-23T20:15:00Z")])).toEqual(hours);
});

test("a week rolls from the day before, over the end of a month", () => {
  expect(listWeekDays("2026-12-01")).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
});

describe("hours in which somebody does not work", () => {
  const week = [null, null, null, null, null, { starts: "10:00", ends: "16:00" }, null];

  test.each([
    [
      "before and after",
      week,
      "2026-11-20",
      [
        { top: 0, length: 1 },
        { top: 7, length: 3.5 },
      ],
    ],
    ["all of a day off", week, "2026-11-23", [{ top: 0, length: 10.5 }]],
    ["those of viewings where nobody set any", null, "2026-11-20", [{ top: 10, length: 0.5 }]],
    ["all of a Sunday", null, "2026-11-22", [{ top: 0, length: 10.5 }]],
  ])("%s", (_what, own, date, off) => {
    expect(listOffHours({ week: own }, usualOfficeHours, date, hours)).toEqual(off);
  });

  test.each([
    ["the office’s", null, [0, 1, 7, 3.5]],
    ["their own", [{ starts: "11:00", ends: "16:00" }, ...week.slice(1)], [0, 2, 7, 3.5]],
  ])("all but %s on a Sunday with hours", (_whose, own, [top, length, top2, length2]) => {
    const sunday = { opens: "10:00", closes: "16:00" };
    const office = { ...usualOfficeHours, week: usualOfficeHours.week.with(0, sunday) };
    expect(listOffHours({ week: own }, office, "2026-11-22", hours)).toEqual([
      { top, length },
      { top: top2, length: length2 },
    ]);
  });
});

describe("the way between two appointments", () => {
  const at = { lat: 51.5, long: -0.1 };
  const travel = () => 18;
  const first = { ...span("2026-11-20T10:00:00Z", "2026-11-20T10:30:00Z"), at };

  test.each([
    ["fits", "2026-11-20T11:00:00Z", [{ there: 30, isTight: false }]],
    ["is too short", "2026-11-20T10:45:00Z", [{ there: 15, isTight: true }]],
    ["fits to the minute", "2026-11-20T10:48:00Z", [{ there: 18, isTight: false }]],
    ["is nothing to say after a long pause", "2026-11-20T14:00:00Z", []],
  ])("%s", (_what, next, expected) => {
    const second = { ...span(next, "2026-11-20T15:00:00Z"), at };
    expect(listTravelGaps([first, second], "bike", travel)).toMatchObject(expected);
  });

  test("is none to a place that nobody knows, nor within one home", () => {
    const second = { ...span("2026-11-20T11:00:00Z", "2026-11-20T11:30:00Z"), at: null };
    expect(listTravelGaps([first, second], "bike", travel)).toEqual([]);
    expect(listTravelGaps([first, { ...second, at }], "bike", () => 0)).toEqual([]);
  });
});

test("what overlaps stands side by side, and what comes after has the whole width again", () => {
  const lanes = findLanes([
    span("2026-11-20T12:00:00Z", "2026-11-20T12:30:00Z"),
    span("2026-11-20T10:00:00Z", "2026-11-20T11:00:00Z"),
    span("2026-11-20T10:30:00Z", "2026-11-20T11:30:00Z"),
    span("2026-11-20T11:00:00Z", "2026-11-20T11:30:00Z"),
  ]);
  expect(lanes).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
  ]);
});

describe("a drop lands on a quarter of an hour", () => {
  test.each([
    ["of the day it falls on", 0.5, "2026-11-20", "2026-11-20T14:15:00.000Z"],
    ["of summer's clock", 0.5, "2026-07-20", "2026-07-20T13:15:00.000Z"],
    ["at the top at the earliest", -0.2, "2026-11-20", "2026-11-20T09:00:00.000Z"],
    ["before the foot at the latest", 1.4, "2026-11-20", "2026-11-20T19:15:00.000Z"],
  ])("%s", (_what, offset, date, moment) => {
    expect(readDropTime(offset, date, hours).toISOString()).toBe(moment);
  });
});

describe("a move by keys", () => {
  test.each([
    ["a quarter of an hour later", { minutes: 15 }, "2026-03-28T10:15:00.000Z"],
    [
      "over the change to summer time, at the same time of the clock",
      { days: 1 },
      "2026-03-29T09:00:00.000Z",
    ],
    ["a day back", { days: -1 }, "2026-03-27T10:00:00.000Z"],
  ])("%s", (_what, by, startsAt) => {
    const moved = shiftTime(span("2026-03-28T10:00:00Z", "2026-03-28T10:45:00Z"), by);
    expect(moved.startsAt.toISOString()).toBe(startsAt);
    expect(moved.endsAt.getTime() - moved.startsAt.getTime()).toBe(45 * 60_000);
  });
});
