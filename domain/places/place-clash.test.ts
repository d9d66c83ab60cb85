import { expect, test } from "vitest";
import { findPlaceClash } from "./place-clash.ts";

test.each([
  ["Mill Lane, London NW6", "L7", "NW6"],
  ["Mill Lane, London, e14 9gu", "NW6", "E14"],
  ["Mill Lane, Manchester", "NW6", "Manchester"],
  ["Mill Lane, London", "BS1", "London"],
  ["Manchester", "NW6", "Manchester"],
  ["leeds", "M20", "leeds"],
])("an address that reads %j clashes with the postcode %s: %s", (written, outcode, clash) => {
  expect(findPlaceClash(written, outcode)).toBe(clash);
});

test.each([
  ["Mill Lane, London NW6", "NW6"],
  ["Mill Lane, London W1", "W1T"],
  ["Mill Lane, London W1T 4AA", "W1"],
  ["Mill Lane, London", "TW18"],
  ["Manchester Road, London", "E14"],
  ["Mill Lane, Salford", "M5"],
  ["Mill Lane, West Hampstead", "NW6"],
  ["M4", "NW6"],
  ["Bath Street, Glasgow", "G2"],
  ["Sale, Manchester", "M33"],
  ["", "NW6"],
])("an address that reads %j agrees with the postcode %s", (written, outcode) => {
  expect(findPlaceClash(written, outcode)).toBeNull();
});
