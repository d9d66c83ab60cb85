import { expect, test } from "vitest";
import { listAmenities } from "./amenities.ts";

const list = (
  lines: string[],
  specialFeatures: Parameters<typeof listAmenities>[0]["specialFeatures"] = [],
) => listAmenities({ specialFeatures, furnishing: "Furnished", displayFeatures: lines });

test("tags of what a home has are amenities, those of terms and of its kind are not", () => {
  expect(
    list(
      [],
      ["Furnished", "Flat", "PetFriendly", "NoDeposit", "BrandNew", "Parking", "OutdoorSpace"],
    ),
  ).toEqual(["Furnished", "Parking", "Outdoor Space"]);
});

test.each([
  "No deposit",
  "Pets considered",
  "5 minutes’ walk to Old Street",
  "8 min walk to Hoxton station",
  "0.3 miles to the park",
  "Walking distance of the market",
  "Close to the station",
  "Bills included",
  "850 sq ft",
  "97.5 sq m (1050 sq ft)",
  "Available now",
  "2-bed flat",
  "Flat",
])("%s is none", (line) => {
  expect(list([line])).toEqual([]);
});

test.each([
  "Large walk-in shower",
  "Walk in wardrobe",
  "Garden with a shed, 12 m",
  "South-west-facing balcony, 2.5 m deep",
  "Lift to every floor",
  "Two bathrooms",
  "Shared garden",
  "Paved courtyard with room for bicycles",
])("%s is one", (line) => {
  expect(list([line])).toEqual([line]);
});
