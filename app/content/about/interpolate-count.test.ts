import { expect, test } from "vitest";
import { interpolateCount } from "./interpolate-count.ts";

test.each([
  [350_000, 0, 0],
  [350_000, 0.5, 306_250],
  [350_000, 1, 350_000],
  [19, 1, 19],
  [2_300, -1, 0],
  [2_300, 1.7, 2_300],
])("a counter to %d shows after the share %d of its time %d", (value, share, shown) => {
  expect(interpolateCount(value, share)).toBe(shown);
});

test("a counter never goes back", () => {
  const shown = Array.from({ length: 101 }, (_, percent) => interpolateCount(64, percent / 100));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});
