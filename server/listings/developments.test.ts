import { expect, test } from "vitest";
import { findDevelopment, findDevelopmentOutcode } from "./developments.ts";

test.each([
  [["Apartment 4, Tidewater Wharf"], "E14", "Tidewater Wharf"],
  [["12", "TIDEWATER  WHARF, Quay Road"], "E14", "Tidewater Wharf"],
  [["", "", "Calico Works, Manchester"], "M4", "Calico Works"],
  [["Tidewater Wharf"], "E1", undefined],
  [["Tidewater Wharfside"], "E14", undefined],
  [["Tidewater"], "E14", undefined],
])("A development is named in whole words in its outcode: %j in %s", (lines, outcode, name) => {
  expect(findDevelopment(lines, outcode)?.name).toBe(name);
});

test.each([
  ["Tidewater Wharf", "E14"],
  ["TIDEWATER  WHARF", "E14"],
  ["Apartment 4, Tidewater Wharf", null],
  ["Tannery Yard", null],
  ["", null],
])("%j is in %s", (name, outcode) => {
  expect(findDevelopmentOutcode(name)).toBe(outcode);
});
