import { expect, test } from "vitest";
import { stripTrailingSlashes } from "./trailing-slashes.ts";

test.each([
  ["/", "/"],
  ["///", "/"],
  ["", ""],
  ["/faq", "/faq"],
  ["/faq/", "/faq"],
  ["/faq///", "/faq"],
  ["//faq//x/", "//faq//x"],
])("%j without its end is %j", (path, short) => {
  expect(stripTrailingSlashes(path)).toBe(short);
});
