import { expect, test } from "vitest";
import { isOutsideDistrict } from "./far-facts.ts";

const nw8 = { lat: 51.532, long: -0.173 };

test.each([
  ["a street away", { lat: 51.535, long: -0.17 }, false],
  ["across London", { lat: 51.47, long: -0.01 }, false],
  ["Manchester", { lat: 53.48, long: -2.24 }, true],
])("%s is outside NW8: %s", (_, point, isOutside) => {
  expect(isOutsideDistrict(point, nw8)).toBe(isOutside);
});
