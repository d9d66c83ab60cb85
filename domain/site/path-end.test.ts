import { expect, test } from "vitest";
import { stripTrailingSlashes } from "./path-end.ts";

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
