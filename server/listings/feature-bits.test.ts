import { expect, test } from "vitest";
import { specialFeatures } from "../../domain/listings/listing.ts";
import { createFeatureMask } from "./feature-bits.ts";

test("each feature has a bit of its own, and several have theirs together", () => {
  const masks = specialFeatures.map((feature) => createFeatureMask([feature]));
  expect(masks.toSorted((a, b) => a - b)).toEqual(specialFeatures.map((_, index) => 2 ** index));
  expect(createFeatureMask(specialFeatures)).toBe(2 ** specialFeatures.length - 1);
  expect(createFeatureMask([])).toBe(0);
});
