import { expect, test } from "vitest";
import { unknownMaterialInformation } from "./facts/material-facts.ts";
import { dropMinimumTerm } from "./minimum-term.ts";

test.each([
  ["E2", null],
  ["M4", null],
  ["CF10", 12],
  ["EH1", 12],
])("of a home in %s the minimum term is %s", (outcode, minimumTerm) => {
  const home = {
    outcode,
    material: { ...unknownMaterialInformation, heating: "Gas", minimumTerm: 12 },
  };
  expect(dropMinimumTerm(home).material).toEqual({ ...home.material, minimumTerm });
});
