import { expect, test } from "vitest";
import { specialFeatures } from "../../domain/listings/listing.ts";
import { getFeatureBit } from "./feature-bits.ts";

test("each feature has a bit of its own", () => {
  const bits = specialFeatures.map(getFeatureBit);
  expect(bits.toSorted((a, b) => a - b)).toEqual(specialFeatures.map((_, index) => 2 ** index));
});
