import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatInteger } from "./format-integer.ts";

test("a number reads as the English write it", () => {
  const written = new Intl.NumberFormat("en-GB");
  fc.assert(
    fc.property(fc.integer(), (amount) => {
      expect(formatInteger(amount)).toBe(written.format(amount));
    }),
  );
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [2450.5, "2,451"],
  [-12_345, "-12,345"],
])("%d is %s", (amount, text) => {
  expect(formatInteger(amount)).toBe(text);
});
