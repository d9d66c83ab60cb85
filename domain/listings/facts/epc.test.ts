import { expect, test } from "vitest";
import { agreeEnergy, describeEpcGraph, epcBands, findEpcBand, formatEnergy } from "./epc.ts";

test.each([
  [100, "A"],
  [92, "A"],
  [91, "B"],
  [80, "C"],
  [68, "D"],
  [54, "E"],
  [38, "F"],
  [20, "G"],
  [1, "G"],
])("%i points are band %s", (points, band) => {
  expect(findEpcBand(points)).toBe(band);
});

test("each band ends where the better one begins", () => {
  expect(epcBands.slice(1).map(({ to }) => (to ?? 0) + 1)).toEqual(
    epcBands.slice(0, -1).map(({ from }) => from),
  );
});

test.each([
  [72, 84, "Energy rating C, 72 points; could be B, 84 points."],
  [72, null, "Energy rating C, 72 points."],
  [null, 84, "Energy could be B, 84 points."],
  [1, null, "Energy rating G, 1 point."],
])("a graph of %s now and %s at best reads: %s", (current, potential, text) => {
  expect(describeEpcGraph(current, potential)).toBe(text);
});

test.each([
  [{ epcRating: "C", epcCurrent: 72, epcPotential: 84 }, "C (72), could be B (84)"],
  [{ epcRating: "C", epcCurrent: null, epcPotential: null }, "C"],
  [{ epcRating: null, epcCurrent: 40, epcPotential: null }, "E (40)"],
  [{ epcRating: null, epcCurrent: null, epcPotential: 84 }, null],
] as const)("an energy certificate %o reads %s", (certificate, text) => {
  expect(formatEnergy(certificate)).toBe(text);
});

test.each([
  ["B", 63, 75, null, null],
  ["B", 63, 85, null, 85],
  ["D", 63, 75, 63, 75],
  ["D", 63, 63, 63, 63],
  ["D", 63, 60, 63, null],
  ["E", 39, 38, 39, null],
  ["C", null, 60, null, null],
  [null, 63, 60, 63, null],
  [null, null, 60, null, 60],
] as const)(
  "of rating %s with %s points, %s possible, %s and %s agree",
  (epcRating, now, then, current, potential) => {
    const material = { epcRating, epcCurrent: now, epcPotential: then };
    expect(agreeEnergy({ material })).toEqual({
      material: { epcRating, epcCurrent: current, epcPotential: potential },
    });
  },
);
