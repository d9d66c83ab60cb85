import { expect, test } from "vitest";
import { formatMiles } from "./format-miles.ts";

test.each([
  [0, "0.0"],
  [80, "0.0"],
  [81, "0.1"],
  [483, "0.3"],
  [1609, "1.0"],
  [1700, "1.1"],
  [16_093, "10.0"],
])("%i metres are %s miles", (metres, text) => {
  expect(formatMiles(metres)).toBe(text);
});
