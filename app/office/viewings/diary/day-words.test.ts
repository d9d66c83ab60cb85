import { expect, test } from "vitest";
import { describeLoad, formatShownDays } from "./day-words.ts";

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
  [["2028-12-05"], "Tue 5 December 2028"],
  [["2028-12-05", "2028-12-11"], "5 to 11 Dec 2028"],
])("on 21 November 2026 the diary of %j is headed '%s'", (days, title) => {
  expect(formatShownDays(days, "2026-11-21")).toBe(title);
});
