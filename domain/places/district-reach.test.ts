import { expect, test } from "vitest";
import { calculateReach, isOutsideDistrict } from "./district-reach.ts";

const nw8 = { centre: { lat: 51.532, long: -0.173 }, reach: 4000 };

test.each([
  ["a street away", { lat: 51.535, long: -0.17 }, false],
  ["across London", { lat: 51.47, long: -0.01 }, true],
  ["Wimbledon", { lat: 51.4204, long: -0.20284 }, true],
  ["Manchester", { lat: 53.48, long: -2.24 }, true],
])("%s is outside NW8: %s", (_, point, isOutside) => {
  expect(isOutsideDistrict(point, nw8)).toBe(isOutside);
});

const { centre } = nw8;
const north = (degrees: number) => ({ lat: centre.lat + degrees, long: centre.long });
const around = (degrees: number) => Array.from({ length: 6 }, () => north(degrees));

test.each([
  ["among near districts", around(0.01), 4000],
  ["among those of a suburb", around(0.04), 6672],
  ["on the edge of the country", around(1), 15_000],
  ["where too few others are known", [north(0.01)], 15_000],
])("a district %s reaches as far as its homes may be", (_, others, reach) => {
  expect(calculateReach(centre, others)).toBeCloseTo(reach, -2);
});
