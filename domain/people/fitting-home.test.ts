import { expect, test } from "vitest";
import { describeFit } from "./fitting-home.ts";

test.each([
  [null, "Matches everything"],
  ["2027-01-04", "Matches everything"],
  ["2027-01-05", "Matches everything except the date. Available from 05/01/2027"],
])("a home that is free from %s, for who moves on 4 January: %s", (availableFrom, text) => {
  expect(describeFit(availableFrom, { maxRent: 2500, startDate: "2027-01-04" })).toBe(text);
});
