import { expect, test } from "vitest";
import { formatListingTitle } from "./listing-title.ts";

const home = {
  name: "Loriner Street",
  area: "Shoreditch",
  outcode: "E2",
  bedrooms: 2,
  propertyType: "Flat",
  rentPcm: 2450,
} as const;

test("the title says where, what and how much", () => {
  expect(formatListingTitle(home)).toBe(
    "Loriner Street, Shoreditch E2: 2 bedroom flat to rent, £2,450 pcm",
  );
});

test("a home without bedrooms is a studio", () => {
  expect(formatListingTitle({ ...home, bedrooms: 0 })).toContain(": studio flat to rent,");
});
