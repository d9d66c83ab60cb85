import { assert, constantFrom, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { countAllowedTypos, getLetterMask, canMatch, countTyposBetween } from "./typos.ts";

test.each([
  ["shoredich", "shoreditch", 1],
  ["sohreditch", "shoreditch", 1],
  ["shoredittch", "shoreditch", 1],
  ["shoreditsh", "shoreditch", 1],
  ["shoreditch", "shoreditch", 0],
  ["hackney", "hoxton", 6],
])("from %j to all of %j: %i", (typed, name, typos) => {
  expect(countTyposBetween(typed, name).whole).toBe(typos);
});

test("a prefix of a name matches without its end", () => {
  expect(countTyposBetween("clpa", "clapham junction").beginning).toBe(1);
  expect(countTyposBetween("clap", "clapham junction").beginning).toBe(0);
});

test("short words and numbers forgive nothing, longer ones one letter, long ones two", () => {
  expect(["bow", "sw19", "soho", "clapham", "shoreditch"].map(countAllowedTypos)).toEqual([
    0, 0, 1, 1, 2,
  ]);
});

test("what the letters rule out needs more typos indeed", () => {
  const word = string({ unit: constantFrom("a", "b", "c", "d", "e", "z"), maxLength: 12 });
  assert(
    property(word, word, integer({ min: 0, max: 2 }), (typed, name, most) => {
      const { whole, beginning } = countTyposBetween(typed, name);
      return (
        canMatch(getLetterMask(typed), getLetterMask(name), most) ||
        Math.min(whole, beginning) > most
      );
    }),
  );
});
