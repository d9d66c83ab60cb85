import { expect, test } from "vitest";
import { foldText, foldTable, normalizeSearchText, searchWords } from "./folded-text.ts";

test.each([
  ["SHOREDITCH", "shoreditch"],
  ["Café Noël", "cafe noel"],
  ["Cafe\u0301", "cafe"],
  ["King’s Cross", "kings cross"],
  ["King's Cross", "kings cross"],
  ["Stoke-on-Trent", "stoke on trent"],
  ["a\0b", "ab"],
  ["Ελλάδα", "Ελλάδα"],
])("'%s' is looked for as '%s'", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("a search is its words, each once, whatever stands between them", () => {
  expect(searchWords(" Loriner street,\tLORINER / E2 ")).toEqual(["loriner", "street", "e2"]);
  expect(searchWords(" , ")).toEqual([]);
});

test("every character that is replaced has its replacement, and the rest is left out", () => {
  const { from, to } = foldTable;
  expect(from.slice(to.length)).toBe("'‘’`");
  expect(new Set(from).size).toBe(from.length);
});

test("of a listing's texts the words begin after a space, and 300 characters are searched", () => {
  expect(normalizeSearchText(["Loriner Street", "E2"])).toBe(" loriner street e2");
  expect(normalizeSearchText(["é".repeat(400)])).toBe(` ${"e".repeat(299)}`);
});
