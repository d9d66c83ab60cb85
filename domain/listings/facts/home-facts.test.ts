import { expect, test } from "vitest";
import { formatBathrooms, formatBedrooms } from "./home-facts.ts";

test.each([
  [0, "Studio"],
  [1, "1 bed"],
  [2, "2 beds"],
])("%i bedrooms read %s", (bedrooms, text) => {
  expect(formatBedrooms(bedrooms)).toBe(text);
});

test.each([
  [1, "1 bath"],
  [2, "2 baths"],
  [null, "Ask us"],
])("%s bathrooms read %s", (bathrooms, text) => {
  expect(formatBathrooms(bathrooms)).toBe(text);
});
