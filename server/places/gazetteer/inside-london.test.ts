import { expect, test } from "vitest";
import { findArea } from "./areas.ts";
import { getSuggestionCity } from "./inside-london.ts";

test.each([
  ["london", "London"],
  ["shoreditch", "London"],
  ["uxbridge", "London"],
  ["staines", null],
  ["tw18", null],
  ["didsbury", "Manchester"],
])("on the page of %s places of %s are suggested; null: of every city", (slug, city) => {
  expect(getSuggestionCity(findArea(slug)!)).toBe(city);
});
