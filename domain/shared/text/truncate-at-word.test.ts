import { describe, expect, test } from "vitest";
import { truncateAtWord } from "./truncate-at-word.ts";

describe("A long text is cut", () => {
  test.each([
    ["not when it fits", "one two", 7, "one two"],
    ["between words", "one two three", 10, "one two…"],
    ["without the comma before", "one two, three", 11, "one two…"],
    ["within a word that is all there is", "abcdefghij", 5, "abcd…"],
    ["never through an emoji", "abc😀defg", 5, "abc…"],
  ])("%s", (_rule, text, max, cut) => {
    expect(truncateAtWord(text, max)).toBe(cut);
    expect(cut.length).toBeLessThanOrEqual(max);
  });
});
