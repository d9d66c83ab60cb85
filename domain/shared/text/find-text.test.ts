import { expect, test } from "vitest";
import { findText } from "./find-text.ts";

const texts = { written: "Your message is with us." };

test("a key of the table has its text", () => {
  expect(findText(texts, "written")).toBe("Your message is with us.");
});

test.each([
  null,
  "",
  "Written",
  "<b>Pay elsewhere</b>",
  "constructor",
  "toString",
  "__proto__",
  "hasOwnProperty",
])("%j is no key, so nothing is said", (key) => {
  expect(findText(texts, key)).toBeUndefined();
});
