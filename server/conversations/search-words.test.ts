import { describe, expect, test } from "vitest";
import { listSearchWords, readSearchWords } from "./search-words.ts";

const words = listSearchWords({
  name: "Zoë O’Neill-Raman",
  email: "zoe.raman+flat@Example.com",
  phone: "+44 (0)7700 900123",
  home: ["Loriner Street", "12 Loriner Street, Shoreditch"],
  postcode: "E2 7AB",
  ids: ["a0ABCDEFGHIJKLMNOP"],
});

/** As PostgreSQL compares them: every word by its beginning. */
function isFound(text: string): boolean {
  const typed = readSearchWords(text) ?? [];
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

describe("a conversation is found by", () => {
  test.each([
    "zoe",
    "ZOË ram",
    "oneill",
    "raman zoe",
    "zoe.raman",
    "zoe.raman+flat@example.com",
    "07700 900123",
    "+44 7700 900123",
    "0044 7700 900 123",
    "(07700) 900-123",
    "900123",
    "0123",
    "lorin",
    "12 loriner",
    "E2 7AB",
    "e27ab",
    "E2",
    "7AB",
    "a0abcdefgh",
    "raman E2",
  ])("%s", (text) => {
    expect(isFound(text)).toBe(true);
  });
});

test.each(["priya", "zoe priya", "07700 900124", "E3", "12 King", "E2 7AC"])(
  "a conversation is not found by %s",
  (text) => {
    expect(isFound(text)).toBe(false);
  },
);

test("a whole postcode is one word, and a floor is not part of one", () => {
  // E2 7AB is not found in E20 7AB.
  expect(readSearchWords("Loriner, E2 7AB")).toEqual(["loriner", "e27ab"]);
  expect(readSearchWords("E2 7A")).toEqual(["e2", "7a"]);
  expect(readSearchWords("Unit B2 3rd floor")).toEqual(["unit", "b2", "3rd", "floor"]);
});

test("nothing is no search, and few digits are a word", () => {
  expect(readSearchWords(" ... ")).toBeNull();
  expect(readSearchWords("12")).toEqual(["12"]);
});
