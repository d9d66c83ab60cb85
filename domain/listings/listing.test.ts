import { expect, test } from "vitest";
import { formatFeature, listFeatureFacts } from "./listing.ts";

test.each([
  ["PetFriendly", "Pet Friendly"],
  ["OutdoorSpace", "Outdoor Space"],
  ["NoDeposit", "No Deposit"],
  ["Parking", "Parking"],
  ["EPC rating", "EPC rating"],
])("the tag %s reads %s: a space before capitals", (feature, label) => {
  expect(formatFeature(feature)).toBe(label);
});

test.each([
  ["Furnished", ["Furnished"], ["Furnished", "Flat"]],
  ["Unfurnished", ["Unfurnished"], ["Unfurnished", "Flat"]],
  ["Part furnished", ["Furnished"], ["Flat"]],
  ["Flexible", ["Furnished", "Unfurnished"], ["Flat"]],
  [null, [], ["Flat"]],
] as const)("a home that is %s and is found by %j says %j", (furnishing, found, facts) => {
  expect(listFeatureFacts({ furnishing, specialFeatures: [...found, "Flat"] })).toEqual(facts);
});
