import { expect, test } from "vitest";
import { median } from "./median.ts";

test.each([
  [[], 0],
  [[5], 5],
  [[9, 1, 5], 5],
  [[1, 4, 2, 100], 3],
  [[1, 2], 2],
])("the middle of %j is %d", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
