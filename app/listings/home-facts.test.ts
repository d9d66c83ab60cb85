import { expect, test } from "vitest";
import { bathroomsText, bedroomsText } from "./home-facts.ts";

test.each([
  [0, "Studio"],
  [1, "1 bed"],
  [2, "2 beds"],
])("%i bedrooms read %s", (bedrooms, text) => {
  expect(bedroomsText(bedrooms)).toBe(text);
});

test.each([
  [1, "1 bath"],
  [2, "2 baths"],
  [null, "Ask us"],
])("%s bathrooms read %s", (bathrooms, text) => {
  expect(bathroomsText(bathrooms)).toBe(text);
});
