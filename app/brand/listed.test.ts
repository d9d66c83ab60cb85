import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test.each([[[]], [["A"]], [["A", "B"]], [["A", "B", "C"]]])("%j is told as in English", (words) => {
  expect(listed(words)).toBe(new Intl.ListFormat("en-GB").format(words));
});
