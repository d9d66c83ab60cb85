import { expect, test } from "vitest";
import { bedsAndBathsLabel, priceLabel } from "./filter-labels.ts";

test.each([
  [0, null, "Any price"],
  [1750, null, "From £1,750"],
  [0, 4250, "Up to £4,250"],
  [1750, 4250, "£1,750 to £4,250"],
])("rent from %i to %s reads '%s'", (rentMin, rentMax, label) => {
  expect(priceLabel({ rentMin, rentMax })).toBe(label);
});

test.each([
  [0, null, null, "Any beds, 1+ bath"],
  [0, null, 1, "Any beds, 1+ bath"],
  [2, null, 2, "2+ beds, 2+ baths"],
  [0, 0, null, "Studio, 1+ bath"],
  [0, 2, null, "Studio to 2 beds, 1+ bath"],
  [1, 1, null, "1 bed, 1+ bath"],
  [2, 4, null, "2 to 4 beds, 1+ bath"],
])("%i to %s bedrooms and at least %s bathrooms read '%s'", (bedsMin, bedsMax, bathMin, label) => {
  expect(bedsAndBathsLabel({ bedsMin, bedsMax, bathMin })).toBe(label);
});
