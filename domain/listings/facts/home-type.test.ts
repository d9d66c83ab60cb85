import { expect, test } from "vitest";
import type { PropertyType } from "./plain-facts.ts";
import { formatHomeType } from "./home-type.ts";

test.each<[PropertyType, string | null, string]>([
  ["Flat", null, "Flat"],
  ["House", null, "House"],
  ["Flat", "Flat", "Flat"],
  ["Flat", "Apartment", "Flat"],
  ["Flat", "Ground Flat", "Flat"],
  ["Flat", "ground flat", "Flat"],
  ["Flat", "Maisonette", "Flat (Maisonette)"],
  ["House", "Semi-Detached", "House (Semi-Detached)"],
  ["House", "Town House", "Town House"],
])("a %s of the kind %s is called '%s'", (propertyType, propertySubtype, text) => {
  expect(formatHomeType({ propertyType, propertySubtype })).toBe(text);
});
