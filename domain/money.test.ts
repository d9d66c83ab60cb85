import { expect, test } from "vitest";
import { deposit, pounds, weeklyRent } from "./money.ts";

test.each([
  [2450, 565],
  [1700, 392],
  [2500, 577],
  [1, 0],
])("a rent of £%i a month is £%i a week: round(12 × rent / 52)", (pcm, weekly) => {
  expect(weeklyRent(pcm)).toBe(weekly);
});

test.each([
  [2450, 2825],
  [1700, 1960],
])("the deposit on £%i pcm is £%i: five times the rounded weekly rent", (rentPcm, expected) => {
  expect(deposit({ rentPcm, noDeposit: false })).toBe(expected);
});

test("a listing without deposit asks £0", () => {
  expect(deposit({ rentPcm: 2450, noDeposit: true })).toBe(0);
});

test("pounds are shown whole, with thousands separators", () => {
  expect([0, 950, 2500, 12_000].map(pounds)).toEqual(["£0", "£950", "£2,500", "£12,000"]);
});
