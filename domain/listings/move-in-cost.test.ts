import { expect, test } from "vitest";
import {
  calculateHoldingDeposit,
  calculateMaxDepositWeeks,
  calculateMoveInCost,
  describeHoldingUse,
} from "./move-in-cost.ts";

test("moving in costs the first month's rent and a deposit of five weeks' rent", () => {
  expect(calculateMoveInCost({ rentPcm: 2450, noDeposit: false })).toEqual({
    firstMonth: 2450,
    deposit: 2825,
    total: 5275,
    holdingDeposit: 565,
    onMovingIn: 4710,
  });
});

test("a home let without a deposit costs the first month alone, the holding deposit included", () => {
  expect(calculateMoveInCost({ rentPcm: 2450, noDeposit: true })).toEqual({
    firstMonth: 2450,
    deposit: 0,
    total: 2450,
    holdingDeposit: 565,
    onMovingIn: 1885,
  });
});

test("the holding deposit counts towards what is due, with the renter's consent alone", () => {
  expect(describeHoldingUse({ noDeposit: false })).toBe(
    "If you agree, it counts towards your first month’s rent or your deposit",
  );
  expect(describeHoldingUse({ noDeposit: true })).toBe(
    "If you agree, it counts towards your first month’s rent",
  );
});

test("the holding deposit is part of the sum: what is paid before and on the day is the total", () => {
  for (const rentPcm of [1, 4, 700, 1650, 2500, 4167, 50_000]) {
    for (const noDeposit of [true, false]) {
      const cost = calculateMoveInCost({ rentPcm, noDeposit });
      expect(cost.holdingDeposit + cost.onMovingIn).toBe(cost.total);
      expect(cost.holdingDeposit).toBeLessThanOrEqual(cost.firstMonth);
    }
  }
});

test.each([
  [2500, 576, "576.92 a week"],
  [1300, 300, "exactly 300 a week"],
  [4, 0, "92 pence a week"],
])("a rent of £%i pcm is held with £%i: one week's rent at most (%s)", (rentPcm, pounds) => {
  expect(calculateHoldingDeposit(rentPcm)).toBe(pounds);
});

test.each([
  [4166, 5, "£49,992"],
  [4167, 6, "£50,004"],
  [5000, 6, "£60,000"],
])("at £%i pcm the Act allows a deposit of %i weeks' rent (%s a year)", (rentPcm, weeks) => {
  expect(calculateMaxDepositWeeks(rentPcm)).toBe(weeks);
});

test("where the Act allows six weeks the deposit is still the specified five", () => {
  expect(calculateMoveInCost({ rentPcm: 5000, noDeposit: false }).deposit).toBe(5 * 1154);
});
