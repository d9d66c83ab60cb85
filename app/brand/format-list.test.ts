import { expect, test } from "vitest";
import { formatList } from "./format-list.ts";

test.each([[[]], [["A"]], [["A", "B"]], [["A", "B", "C"]]])("%j is told as in English", (words) => {
  expect(formatList(words)).toBe(new Intl.ListFormat("en-GB").format(words));
});
