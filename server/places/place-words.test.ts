import { expect, test } from "vitest";
import { splitPlaceWords } from "./place-words.ts";

test.each([
  ["St. John’s Wood", "st johns wood"],
  ["Saint Johns  WOOD", "st johns wood"],
  ["Elephant & Castle", "elephant and castle"],
  ["Lycée Français", "lycee francais"],
  ["Holloway Rd", "holloway road"],
  ["Bromley-by-Bow", "bromley by bow"],
  ["  ", ""],
  ["constructor", "constructor"],
])("%j is normalised to %j", (text, words) => {
  expect(splitPlaceWords(text).words.join(" ")).toBe(words);
});
