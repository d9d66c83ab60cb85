import { expect, test } from "vitest";
import { toHeaderLine } from "./header-line.ts";

test.each([
  ["Loriner Street\r\nBcc: all@example.com", "Loriner Street Bcc: all@example.com"],
  ["one\u2028two\u0000three\tfour", "one two three four"],
  ["\u202Egnissim", "gnissim"],
  ["  Chaundler’s  Yard ", "Chaundler’s Yard"],
])("a subject is one line without control characters: %j", (text, line) => {
  expect(toHeaderLine(text)).toBe(line);
});

test("a long subject is cut at 150 characters, never within one", () => {
  const line = toHeaderLine("🏠".repeat(400));
  expect(line.length).toBeLessThanOrEqual(150);
  expect(line).toMatch(/^🏠+…$/u);
});
