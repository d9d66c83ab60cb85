import { expect, test } from "vitest";
import { sayOffers } from "./say-offers.ts";

test.each([
  [{ came: 0, toDecide: 0 }, "no offers"],
  [{ came: 1, toDecide: 1 }, "1 offer to decide"],
  [{ came: 1, toDecide: 0 }, "1 offer"],
  [{ came: 3, toDecide: 3 }, "3 offers to decide"],
  [{ came: 3, toDecide: 2 }, "3 offers, 2 to decide"],
  [{ came: 3, toDecide: 0 }, "3 offers"],
])("offers that were decided are said apart from those that wait: %j is %j", (counts, text) => {
  expect(sayOffers(counts)).toBe(text);
});
