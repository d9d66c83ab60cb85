import { expect, it } from "vitest";
import { checkPoints } from "./checked.ts";
import { checkCityRows } from "./city-rows.ts";

const findName = (row: { name: string }) => row.name;

it("corrects swapped rows and reports it", () => {
  const table = [
    { name: "Manchester", lat: 53.4794, long: -2.2453 },
    { name: "Bristol", lat: -2.5973, long: 51.4538 },
    { name: "Liverpool", lat: -2.9919, long: 53.4075 },
  ];
  expect(checkPoints(table, findName)).toEqual({
    rows: [
      { name: "Manchester", lat: 53.4794, long: -2.2453 },
      { name: "Bristol", lat: 51.4538, long: -2.5973 },
      { name: "Liverpool", lat: 53.4075, long: -2.9919 },
    ],
    corrections: [
      "Bristol: latitude and longitude were swapped.",
      "Liverpool: latitude and longitude were swapped.",
    ],
  });
});

it("leaves out a row that is outside the UK in either order and reports it", () => {
  expect(checkPoints([{ name: "Nowhere", lat: 0, long: 0 }], findName)).toEqual({
    rows: [],
    corrections: ["Nowhere: skipped, outside the UK"],
  });
});

it("leaves out a row of an unknown city and reports it", () => {
  expect(
    checkCityRows([{ name: "Leith", city: "Edinburgh", lat: 55.97, long: -3.17 }], findName),
  ).toEqual({ rows: [], corrections: ["Leith: skipped, unknown city Edinburgh"] });
});
