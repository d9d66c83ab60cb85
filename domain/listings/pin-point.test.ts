import { expect, test } from "vitest";
import { getPinPoint } from "./pin-point.ts";

const home = { lat: 51.526512, long: -0.078549 };

test("a home whose position is not exact is shown to three decimals", () => {
  expect(getPinPoint({ ...home, locationAccurate: false })).toEqual({ lat: 51.527, long: -0.079 });
});

test("an exact position is shown as it is", () => {
  expect(getPinPoint({ ...home, locationAccurate: true })).toEqual(home);
});
