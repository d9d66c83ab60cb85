import { expect, test } from "vitest";
import { scrubText } from "./scrub-text.ts";

test.each([
  ["Cannot read properties of undefined (reading 'Priya Raman')", "Priya"],
  ['Unexpected token "07700 900123" in JSON', "900123"],
  ["No mailbox priya.raman@example.com here", "priya"],
  ["mailto:priya@example.com failed", "priya"],
  ["Call of 07700 900 123 failed", "900"],
  ["Call of +44 (0)7700-900123 failed", "7700"],
  ["https://lintel.example.com/offer/sFLV1Gdj5aO79EiFaZxs?name=Priya failed", "Priya"],
  ["/offer/sFLV1Gdj5aO79EiFaZxs failed", "sFLV1Gdj5aO79EiFaZxs"],
  ["Nothing at /properties?q=priya", "priya"],
  ["No row 0c5b6ee4-5d7a-4a0e-9d0e-2f8f6a2a9c11", "5d7a"],
  ["invalid input syntax for type uuid: “Priya’s”", "Priya"],
  ["Failed in `Flat 3, Priya House`", "Priya"],
])("of the error %j what may be personal is left out", (text, personal) => {
  expect(scrubText(text)).not.toContain(personal);
});

test.each([
  "Cannot read properties of undefined",
  "Minified React error #418",
  "Failed to fetch",
  "It didn't load, and the page can't go on",
  "Hydration failed at line 12",
  "duplicate key value violates unique constraint",
])("what says what went wrong stays: %s", (text) => {
  expect(scrubText(text)).toBe(text);
});

test("a text is kept up to a length, and a huge one takes no time", () => {
  expect(scrubText("so ".repeat(500), 100)).toHaveLength(100);
  expect(scrubText("a1".repeat(1e6))).toBe("[id]");
});
