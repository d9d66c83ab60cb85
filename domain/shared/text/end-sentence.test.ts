import { expect, test } from "vitest";
import { endSentence } from "./end-sentence.ts";

test.each([
  ["Seen", "Seen."],
  ["The post abroad came after all.", "The post abroad came after all."],
  ["Is it?", "Is it?"],
  ["They wrote “yes”", "They wrote “yes”"],
])("“%s” before another sentence is “%s”", (text, expected) => {
  expect(endSentence(text)).toBe(expected);
});
