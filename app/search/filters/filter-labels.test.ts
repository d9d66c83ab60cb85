import { expect, test } from "vitest";
import { emptyFilter, type SearchFilter } from "../../../domain/search/search.ts";
import { toFilterChoice, emptyChoice } from "./filter-choice.ts";
import {
  listActiveFilters,
  formatDateLabel,
  formatRoomsLabel,
  formatFeaturesLabel,
  formatPriceLabel,
  formatViewLabel,
} from "./filter-labels.ts";

test.each([
  [0, null, "Any price"],
  [1750, null, "From £1,750"],
  [0, 4250, "Up to £4,250"],
  [1750, 4250, "£1,750 to £4,250"],
  [4250, 1750, "£1,750 to £4,250"],
])("rent from %i to %s reads '%s'", (rentMin, rentMax, label) => {
  expect(formatPriceLabel({ rentMin, rentMax })).toBe(label);
});

test.each([
  [0, null, null, "Any beds, 1+ bath"],
  [0, null, 1, "Any beds, 1+ bath"],
  [1, null, 1, "1+ bed, 1+ bath"],
  [2, null, 2, "2+ beds, 2+ baths"],
  [0, 0, null, "Studio, 1+ bath"],
  [0, 2, null, "Studio to 2 beds, 1+ bath"],
  [1, 1, null, "1 bed, 1+ bath"],
  [2, 4, null, "2 to 4 beds, 1+ bath"],
  [4, 2, null, "2 to 4 beds, 1+ bath"],
])("%i to %s bedrooms and at least %s bathrooms read '%s'", (bedsMin, bedsMax, bathMin, label) => {
  expect(formatRoomsLabel({ bedsMin, bedsMax, bathMin })).toBe(label);
});

test.each([
  [null, "Any time"],
  ["now", "Now"],
  ["2026-12-07", "From 07/12/2026"],
])("availability %s reads '%s'", (available, label) => {
  expect(formatDateLabel(available)).toBe(label);
});

test("one special feature is named, several are counted", () => {
  expect(formatFeaturesLabel([])).toBe("Any");
  expect(formatFeaturesLabel(["PetFriendly"])).toBe("Pet Friendly");
  expect(formatFeaturesLabel(["PetFriendly", "Parking"])).toBe("2 chosen");
});

test.each([
  [null, "View results"],
  [0, "View 0 results"],
  [1, "View 1 result"],
  [1250, "View 1,250 results"],
])("a count of %s reads '%s'", (count, label) => {
  expect(formatViewLabel(count)).toBe(label);
});

const full: SearchFilter = {
  ...emptyFilter,
  rentMin: 1500,
  bedsMin: 2,
  bathMin: 2,
  available: "2026-12-07",
  propertyType: "House",
  furnishing: "Unfurnished",
  features: ["PetFriendly", "Parking"],
};

test("each restriction is a chip, each special feature its own", () => {
  expect(listActiveFilters(full).map(({ label }) => label)).toEqual([
    "From £1,500",
    "2+ beds",
    "2+ baths",
    "Available from 07/12/2026",
    "House",
    "Unfurnished",
    "Pet Friendly",
    "Parking",
  ]);
});

test("a search without restrictions has no chips; one bathroom and the place are none", () => {
  expect(
    listActiveFilters({ ...emptyFilter, bathMin: 1, text: "Hoxton", area: "hackney" }),
  ).toEqual([]);
});

test("taking a chip away leaves the others", () => {
  const choice = toFilterChoice(full);
  const without = Object.fromEntries(
    listActiveFilters(full).map((chip) => [chip.label, chip.without] as const),
  );
  expect(without["2+ beds"]).toEqual({ ...choice, bedsMin: 0 });
  expect(without["Pet Friendly"]).toEqual({ ...choice, features: ["Parking"] });
});

test("taking the last chip away leaves no choice", () => {
  const [chip] = listActiveFilters({ ...emptyFilter, available: "now" });
  expect(chip).toEqual({ label: "Available now", without: emptyChoice });
});
