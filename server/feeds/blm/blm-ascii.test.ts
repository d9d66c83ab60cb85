import { describe, expect, test } from "vitest";
import { toPlainText } from "./plain-text.ts";
import { listLostCharacters, toAsciiHtml, toAsciiLine, toUnquotedLine } from "./blm-ascii.ts";

test.each([
  ["£1,200 – a café’s ½ m²…", "GBP 1,200 - a cafe's 1/2 m2..."],
  ["a ^ and ~ b", "a and - b"],
  ["101½ Camden Road", "101 1/2 Camden Road"],
  ["12¼ and 12¾ Mill Lane, 3⅓ miles", "12 1/4 and 12 3/4 Mill Lane, 3 1/3 miles"],
  ["¾ of a mile, ½-acre garden", "3/4 of a mile, 1/2-acre garden"],
  ["Đorđe’s «Þing», İstanbul № 5™ ＡＢ", 'Dorde\'s "Thing", Istanbul No 5TM AB'],
  ["two\nlines,\u00A0one 😀 face", "two lines, one face"],
])("%j on a line of ASCII", (text, written) => {
  expect(toAsciiLine(text)).toBe(written);
});

test("a line for a field that takes no quotes has none", () => {
  expect(toUnquotedLine("“Residents’ permit”, 'free'")).toBe("Residents permit, free");
});

test.each([
  ["£1,200 – a café’s ½ m², “fine”…", []],
  ["Zażółć gęślą jaźń, Þór, łódź", []],
  ["a hidden\u200B and a soft\u00AD one", []],
  ["東京 Street, 東 side", ["東", "京"]],
  ["한 flat 👨‍👩‍👧 ☀️", ["한", "👨‍👩‍👧", "☀️"]],
  ["to the top ^", ["^"]],
])("of %j a line of ASCII loses %j", (text, lost) => {
  expect(listLostCharacters(text)).toEqual(lost);
});

describe("a description as HTML in ASCII", () => {
  const text = "Tom & Jerry’s <ask> flat: £1,200 ^ ~ 😀\n\nSecond line, café";

  test("holds no sign beyond ASCII and neither delimiter", () => {
    expect(toAsciiHtml(text)).toMatch(/^[\n\x20-\x7D]+$/);
    expect(toAsciiHtml(text)).not.toContain("^");
  });

  test("reads the same as before", () => {
    expect(toPlainText(toAsciiHtml(text))).toBe(text);
  });
});
