import { expect, test } from "vitest";
import { getDeposit, formatPounds, formatSterling, getWeeklyRent } from "./money.ts";

test.each([
  [2450, 565],
  [1700, 392],
  [2500, 577],
  [1, 0],
])("a rent of £%i a month is £%i a week: round(12 × rent / 52)", (pcm, weekly) => {
  expect(getWeeklyRent(pcm)).toBe(weekly);
});

test.each([
  [2450, 2825],
  [1700, 1960],
])("the deposit on £%i pcm is £%i: five times the rounded weekly rent", (rentPcm, expected) => {
  expect(getDeposit({ rentPcm, noDeposit: false })).toBe(expected);
});

test("a listing without deposit asks £0", () => {
  expect(getDeposit({ rentPcm: 2450, noDeposit: true })).toBe(0);
});

test("pounds are shown whole, with thousands separators", () => {
  expect([0, 950, 2500, 12_000].map(formatPounds)).toEqual(["£0", "£950", "£2,500", "£12,000"]);
});

test.each([
  [329_100, "£3,291.00"],
  [1, "£0.01"],
  [0, "£0.00"],
  [123_456_789, "£1,234,567.89"],
])("%i pence are shown to the penny: %s", (pence, shown) => {
  expect(formatSterling(pence)).toBe(shown);
});

test("what is taken off an account carries a minus sign before the pound", () => {
  expect(formatSterling(-14_000)).toBe("−£140.00");
});
