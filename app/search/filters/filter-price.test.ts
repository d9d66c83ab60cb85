import { expect, test } from "vitest";
import {
  getCrossedRentsText,
  formatHandlesLabel,
  moveLowerHandle,
  getPriceHandles,
  formatSpokenRent,
  parseRentLimit,
  moveUpperHandle,
} from "./filter-price.ts";

const any = { rentMin: 0, rentMax: null };

test.each([
  [0, null, 700, 7000],
  [500, 10_000, 700, 7000],
  [1750, 4250, 1750, 4250],
  [1760, 4240, 1750, 4250],
  [2000, 2050, 2000, 2150],
  [9000, null, 6850, 7000],
  [0, 300, 700, 850],
  [4000, 2000, 2000, 4000],
])("for a rent from %i to %s the handles stand at %i and %i", (rentMin, rentMax, low, high) => {
  expect(getPriceHandles({ rentMin, rentMax })).toEqual({ low, high });
});

test("the handles can't come closer than three steps", () => {
  const rent = { rentMin: 1500, rentMax: 2000 };
  expect(moveLowerHandle(rent, 1950)).toEqual({ rentMin: 1850, rentMax: 2000 });
  expect(moveUpperHandle(rent, 1000)).toEqual({ rentMin: 1500, rentMax: 1650 });
});

test("a handle that is moved while the boxes cross leaves the other where it stands", () => {
  const rent = { rentMin: 4000, rentMax: 2000 };
  expect(moveLowerHandle(rent, 1000)).toEqual({ rentMin: 1000, rentMax: 4000 });
  expect(moveUpperHandle(rent, 5000)).toEqual({ rentMin: 2000, rentMax: 5000 });
});

test("the lower handle at its minimum sets no lowest rent", () => {
  expect(moveLowerHandle({ rentMin: 1500, rentMax: 2000 }, 700)).toEqual({
    rentMin: 0,
    rentMax: 2000,
  });
});

test("the upper handle at its maximum sets no highest rent", () => {
  expect(moveUpperHandle({ rentMin: 1500, rentMax: 2000 }, 7000)).toEqual({
    rentMin: 1500,
    rentMax: null,
  });
});

test.each([
  ["", null],
  ["0", null],
  ["1750", 1750],
  ["12000", 10_000],
  ["-5", null],
  ["1e3", null],
])("'%s' typed in a box is %s", (text, rent) => {
  expect(parseRentLimit(text)).toBe(rent);
});

test("the upper end carries a plus at £7,000", () => {
  expect(formatHandlesLabel(any)).toBe("£700 to £7,000+");
  expect(formatHandlesLabel({ rentMin: 1500, rentMax: 6950 })).toBe("£1,500 to £6,950");
  expect(formatHandlesLabel({ rentMin: 4000, rentMax: 2000 })).toBe("£2,000 to £4,000");
});

test("a handle says its rent, and that the ends are open", () => {
  expect(formatSpokenRent(1500)).toBe("£1,500 a month");
  expect(formatSpokenRent(700)).toBe("£700 a month or less");
  expect(formatSpokenRent(7000)).toBe("£7,000 a month or more");
});

test.each([
  [3000, 1500, "‘From’ is above ‘To’, so we’re searching from £1,500 to £3,000."],
  [1500, 0, "‘From’ is above ‘To’, so we’re searching from £0 to £1,500."],
  [1500, 1500, null],
  [1500, 3000, null],
  [1500, null, null],
  [0, 300, null],
])("boxes from %s to %s: %s", (rentMin, rentMax, said) => {
  expect(getCrossedRentsText({ rentMin, rentMax })).toBe(said);
});
