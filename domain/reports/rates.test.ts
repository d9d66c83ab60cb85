import { expect, test } from "vitest";
import { getPercent, getViewingsPerLet } from "./rates.ts";

test.each([
  [318, 39, 8.2],
  [10, 2, null],
  [40, 4, null],
  [40, 5, 8],
  [0, 5, 0],
  [0, 0, null],
])("%i viewings and %i lets are %s viewings for one let", (viewings, lets, rate) => {
  expect(getViewingsPerLet(viewings, lets)).toBe(rate);
});

test.each([
  [60, 84, 71],
  [0, 3, 0],
  [0, 0, null],
])("%i of %i are %s percent", (part, whole, percent) => {
  expect(getPercent(part, whole)).toBe(percent);
});
