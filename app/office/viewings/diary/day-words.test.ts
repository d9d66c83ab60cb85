import { expect, test } from "vitest";
import { describeRequest, describeLoad, formatShownDays } from "./day-words.ts";

const free = { isToday: false, isOff: false, asked: 0, booked: 0, isTight: false };

test.each([
  [{}, "Free"],
  [{ isOff: true }, "Off"],
  [{ isToday: true, isOff: true }, "Today, off"],
  [{ isOff: true, booked: 1 }, "Off, 1 booked"],
  [{ isToday: true }, "Today"],
  [{ asked: 1, booked: 2, isTight: true }, "1 requested, 2 booked, not enough travel time"],
])("a day with %j is headed '%s'", (changes, head) => {
  expect(describeLoad({ ...free, ...changes })).toBe(head);
});

test.each([
  [["2026-12-03"], "Thu 3 December"],
  [["2026-12-03", "2026-12-09"], "3 to 9 Dec"],
  [["2026-11-30", "2026-12-06"], "30 Nov to 6 Dec"],
  [["2026-12-28", "2027-01-03"], "28 Dec to 3 Jan 2027"],
  [["2027-01-04"], "Mon 4 January 2027"],
  [["2027-01-25", "2027-01-31"], "25 to 31 Jan 2027"],
  [["2027-03-29", "2027-04-04"], "29 Mar to 4 Apr 2027"],
  [["2025-12-29", "2026-01-04"], "29 Dec 2025 to 4 Jan"],
  [["2028-12-05"], "Tue 5 December 2028"],
  [["2028-12-05", "2028-12-11"], "5 to 11 Dec 2028"],
])("on 21 November 2026 the diary of %j is headed '%s'", (days, title) => {
  expect(formatShownDays(days, "2026-11-21")).toBe(title);
});

test.each([
  [true, true, null, "Ada (request)"],
  [true, false, null, "Ada (request), negotiator not free"],
  [true, false, "Tom", "Ada (request), Tom is free"],
  [false, true, null, "Suggested time for Ada"],
])("a request that is asked %s, possible %s, instead %s", (isAsked, isPossible, instead, text) => {
  expect(describeRequest({ ask: { name: "Ada" }, isAsked, isPossible, instead })).toBe(text);
});
