import { expect, test } from "vitest";
import * as v from "valibot";
import { browserError } from "../../domain/shared/browser-error.ts";
import { toBrowserError } from "./to-browser-error.ts";

function createError(message: string, stack: string): TypeError {
  return Object.assign(new TypeError(message), { stack });
}

test.each([
  [
    "Chromium",
    "TypeError: x\n    at f (https://lintel.example.com/assets/home-B1.js:1:20)\n    at https://lintel.example.com/assets/vendor-C2.js:3:40",
  ],
  [
    "Firefox and Safari",
    "f@https://lintel.example.com/assets/home-B1.js:1:20\n@https://lintel.example.com/assets/vendor-C2.js:3:40\n",
  ],
])("an error tells its places in our files as %s writes them, the innermost first", (_, stack) => {
  const report = toBrowserError(createError("x is undefined", stack));
  expect(report).toEqual({
    name: "TypeError",
    message: "x is undefined",
    frames: [
      { file: "/assets/home-B1.js", line: 1, column: 20 },
      { file: "/assets/vendor-C2.js", line: 3, column: 40 },
    ],
  });
  expect(v.is(browserError, report)).toBe(true);
});

const ownFrame = "at https://lintel.example.com/assets/home-B1.js:1:20";

test("nothing that was typed leaves the browser, nor the page's address", () => {
  const page = "https://lintel.example.com/offer/sFLV1Gdj5aO79EiFaZxs?name=Priya";
  const report = toBrowserError(
    createError(
      `No answer for "Priya" <priya@example.com> at ${page}`,
      `${ownFrame}\nat ${page}:1:2`,
    ),
  );
  expect(JSON.stringify(report)).not.toMatch(/priya|sFLV1/i);
});

test.each([
  ["an extension's error", createError("x", "at chrome-extension://abc/inject.js:1:2")],
  ["an error without a stack", createError("x", "")],
  ["what is no error", "a text"],
  ["nothing", null],
])("%s is not reported", (_, error) => {
  expect(toBrowserError(error)).toBeNull();
});

test("whatever the error, its report is one that the site takes", () => {
  const endless = createError("so ".repeat(1000), `${ownFrame}\n`.repeat(100));
  endless.name = "a name, and Priya’s";
  expect(v.is(browserError, toBrowserError(endless))).toBe(true);
});
