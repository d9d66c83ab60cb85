import { expect, test } from "vitest";
import { findFloorSize, readFloorSize } from "./floor-size.ts";

test.each([
  ["97.5 sq m (1050 sq ft)", 97.5, "MTK"],
  ["79 sqm", 79, "MTK"],
  ["79 m²", 79, "MTK"],
  ["1,050 sq ft", 1050, "FTK"],
  ["Approx. 850 sq. ft.", 850, "FTK"],
  ["850 square feet / 79 sq m", 850, "FTK"],
] as const)("%s", (line, value, unitCode) => {
  expect(readFloorSize(line)).toEqual({ value, unitCode });
});

test.each(["300 sq ft garden", "Garden of 300 sq ft", "9 sq m balcony", "12 m long", "Two floors"])(
  "%s is not the size of the home",
  (line) => {
    expect(readFloorSize(line)).toBeNull();
  },
);

test("metres come before feet", () => {
  expect(findFloorSize(["850 sq ft", "79 sq m"])).toEqual({ value: 79, unitCode: "MTK" });
  expect(findFloorSize(["Shared garden"])).toBeNull();
});
