import { expect, test } from "vitest";
import {
  type AmountProblem,
  calculatorStart,
  estimateFees,
  type PlanCode,
  findAmountProblem,
  clampToLimits,
} from "./fee-calculator.ts";

test.each<[PlanCode, number, number]>([
  ["F", 2822.4, 1755],
  ["T", 4262.4, 2700],
  ["M", 3840, 4995],
])("at £2,500 and 15%%, plan %s saves £%d and £%d at renewal", (plan, saving, renewal) => {
  const estimate = estimateFees({ rent: 2500, otherPercent: 15, plan });
  expect(estimate.saving).toBeCloseTo(saving, 6);
  expect(estimate.renewal).toBeCloseTo(renewal, 6);
});

test("the calculator starts with a rent of £2,500 and another agency's 15%", () => {
  expect(calculatorStart).toMatchObject({ rent: 2500, otherPercent: 15 });
});

test.each<[string, PlanCode, number, number]>([
  ["tenant find is £948 below a rent of £3,000", "T", 2999, 948],
  ["tenant find is 3%% of the annual rent from £3,000", "T", 3000, 1080],
  ["fully managed adds at least £720", "F", 1000, 948 + 720],
  ["fully managed adds 4%% of the annual rent once that is more", "F", 2000, 948 + 960],
  ["fully managed at £4,000 is 3%% and 4%% of the annual rent", "F", 4000, 1440 + 1920],
  ["management only is at least £720, and £100", "M", 1500, 820],
  ["management only is 4%% of the annual rent, and £100", "M", 2500, 1300],
])("%s (plan %s, rent £%d: £%d before VAT)", (_, plan, rent, fee) => {
  const { saving } = estimateFees({ rent, otherPercent: 15, plan });
  expect(saving).toBeCloseTo(1.2 * (0.15 * 12 * rent - fee), 2);
});

test("the estimate names both fees that the saving is the difference of", () => {
  const { saving, otherFee, ourFee } = estimateFees(calculatorStart);
  expect([otherFee, ourFee]).toEqual([5400, 1137.6]);
  expect(saving).toBeCloseTo(otherFee - ourFee, 6);
});

test("the renewal amount depends on no fee of ours: it is there where ours is dearer, too", () => {
  const { saving, renewal, ourFee, otherFee } = estimateFees({
    rent: 600,
    otherPercent: 10,
    plan: "M",
  });
  expect(ourFee).toBeGreaterThan(otherFee);
  expect(saving).toBe(0);
  expect(renewal).toBeCloseTo(799.2, 6);
});

test.each<[number, AmountProblem | null]>([
  [Number.NaN, "unreadable"],
  [-0.01, "low"],
  [0, null],
  [20, null],
  [20.01, "high"],
  [Number.POSITIVE_INFINITY, "high"],
])("with a limit of 20, the problem of %d is %s", (amount, problem) => {
  expect(findAmountProblem(amount, 20)).toBe(problem);
});

test("who already pays less saves nothing, never less than nothing", () => {
  expect(estimateFees({ rent: 1000, otherPercent: 1, plan: "F" }).saving).toBe(0);
});

test.each([
  [-1, -1, 0, 0],
  [0, 0, 0, 0],
  [50_000, 20, 50_000, 20],
  [50_001, 20.5, 50_000, 20],
  [Number.NaN, Number.NaN, 0, 0],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 50_000, 20],
])("a rent of %d and %d%% count as £%d and %d%%", (rent, otherPercent, heldRent, heldPercent) => {
  expect(clampToLimits({ rent, otherPercent, plan: "T" })).toEqual({
    rent: heldRent,
    otherPercent: heldPercent,
    plan: "T",
  });
});

test("beyond the limits the estimate stays what it is at them", () => {
  expect(estimateFees({ rent: 90_000, otherPercent: 99, plan: "F" })).toEqual(
    estimateFees({ rent: 50_000, otherPercent: 20, plan: "F" }),
  );
});
