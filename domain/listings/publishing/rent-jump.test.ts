import { expect, test } from "vitest";
import { isRentJump } from "./rent-jump.ts";

test.each([
  [1000, 1000, false],
  [1000, 1500, false],
  [1000, 1501, true],
  [1000, 500, false],
  [1000, 499, true],
  [1700, 17_000, true],
  [1700, 392, true],
])("from £%i to £%i: %s", (before, after, isJump) => {
  expect(isRentJump(before, after)).toBe(isJump);
});
