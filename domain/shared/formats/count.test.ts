import { expect, test } from "vitest";
import { formatCount } from "./count.ts";

test.each([
  [0, "adult", undefined, "0 adults"],
  [1, "adult", undefined, "1 adult"],
  [2, "adult", undefined, "2 adults"],
  [1, "reply is", "replies are", "1 reply is"],
  [3, "property", "properties", "3 properties"],
])("%s of %s and %s are %s", (count, one, many, text) => {
  expect(formatCount(count, one, many)).toBe(text);
});
