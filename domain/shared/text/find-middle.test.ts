import { expect, test } from "vitest";
import { findMiddle } from "./find-middle.ts";

test.each([
  [[], 0],
  [[5], 5],
  [[9, 1, 5], 5],
  [[1, 4, 2, 100], 3],
  [[1, 2], 2],
])("the middle of %j is %d", (numbers, middle) => {
  expect(findMiddle(numbers)).toBe(middle);
});
