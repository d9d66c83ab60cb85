import { expect, test } from "vitest";
import { formatFeature } from "./listing.ts";

test.each([
  ["PetFriendly", "Pet Friendly"],
  ["OutdoorSpace", "Outdoor Space"],
  ["NoDeposit", "No Deposit"],
  ["Parking", "Parking"],
  ["EPC rating", "EPC rating"],
])("the tag %s reads %s: a space before capitals", (feature, label) => {
  expect(formatFeature(feature)).toBe(label);
});
