import { expect, test } from "vitest";
import { withoutEndSlashes } from "./path-end.ts";

test.each([
  ["/", "/"],
  ["///", "/"],
  ["", ""],
  ["/faq", "/faq"],
  ["/faq/", "/faq"],
  ["/faq///", "/faq"],
  ["//faq//x/", "//faq//x"],
])("%j without its end is %j", (path, short) => {
  expect(withoutEndSlashes(path)).toBe(short);
});
