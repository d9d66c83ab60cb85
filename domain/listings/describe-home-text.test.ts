import { expect, test } from "vitest";
import { describeHomeText } from "./describe-home-text.ts";

test.each([
  ["rentPcm", "1925", "£1,925 a month"],
  ["rentPcm", "1925 pw", "1925 pw"],
  ["rentPcm", "", ""],
  ["minimumTerm", "6", "6 months"],
  ["availableFrom", "2027-03-01", "01/03/2027"],
  ["features", "PetFriendly OutdoorSpace", "pet friendly, outdoor space"],
  ["features", "", ""],
  ["bedrooms", "2", "2"],
  ["exactPin", "yes", "yes"],
  ["exactPin", "", "no"],
  ["at Portal", "kept off", "kept off"],
])("%s %j reads %j", (field, text, words) => {
  expect(describeHomeText(field, text)).toBe(words);
});
