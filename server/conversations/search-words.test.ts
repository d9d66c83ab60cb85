import { describe, expect, test } from "vitest";
import { listSearchWords, readSearchQuery } from "./search-words.ts";

const words = listSearchWords({
  name: "Zoë O’Neill-Raman",
  email: "zoe.raman+flat@Example.com",
  phone: "+44 (0)7700 900123",
  home: ["Loriner Street", "12 Loriner Street, Shoreditch"],
  postcode: "E2 7AB",
  ids: ["a0ABCDEFGHIJKLMNOP"],
});

/** As PostgreSQL reads the query: every word by its beginning. */
function isFound(text: string): boolean {
  const query = readSearchQuery(text) ?? "''";
  return query.split(" & ").every((part) => {
    const start = part.slice(1, part.lastIndexOf("'"));
    return words.some((word) => word.startsWith(start));
  });
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

test.each(["priya", "zoe priya", "07700 900124", "E3", "12 King"])("and not by %s", (text) => {
  expect(isFound(text)).toBe(false);
});

test("what PostgreSQL would read as an operator is a word, and nothing is no search", () => {
  expect(readSearchQuery("a & !b | \\c:*")).toBe("'a':* & '!b':* & '|':* & '\\\\c':* & '*':*");
  expect(readSearchQuery(" ... ")).toBeNull();
  expect(readSearchQuery("12")).toBe("'12':*");
});
