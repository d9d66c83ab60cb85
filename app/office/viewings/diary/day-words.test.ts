import { expect, test } from "vitest";
import { describeLoad } from "./day-words.ts";

const free = { isToday: false, isOff: false, asked: 0, booked: 0, isTight: false };

test.each([
  [{}, "Free"],
  [{ isOff: true }, "Off"],
  [{ isToday: true, isOff: true }, "Today, off"],
  [{ isOff: true, booked: 1 }, "Off, 1 booked"],
  [{ isToday: true }, "Today"],
  [{ asked: 1, booked: 2, isTight: true }, "1 asked, 2 booked, too tight"],
])("a day with %j is headed '%s'", (changes, head) => {
  expect(describeLoad({ ...free, ...changes })).toBe(head);
});
