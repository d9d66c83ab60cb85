import { expect, test } from "vitest";
import { nothingKnown } from "../../domain/listing.ts";
import { energyText, epcBand, materialRows } from "./material-rows.ts";

test("what is not known says 'Ask us', never 'none'", () => {
  const answers = materialRows({ ...nothingKnown, heating: " " }).map((row) => row.answer);
  expect(new Set(answers)).toEqual(new Set(["Ask us"]));
  expect(answers).toHaveLength(12);
});

test("what is known is said in words", () => {
  const rows = materialRows({
    ...nothingKnown,
    councilTaxBand: "D",
    minimumTerm: 12,
    broadband: "fibre to the premises",
  });
  expect(rows).toContainEqual({ term: "Council tax", answer: "Band D" });
  expect(rows).toContainEqual({ term: "Minimum term", answer: "12 months" });
  expect(rows).toContainEqual({ term: "Broadband", answer: "Fibre to the premises" });
});

test.each([
  [{ epcRating: "C", epcCurrent: 72, epcPotential: 84 }, "C (72), could be B (84)"],
  [{ epcRating: "C", epcCurrent: null, epcPotential: null }, "C"],
  [{ epcRating: null, epcCurrent: 40, epcPotential: null }, "E (40)"],
  [{ epcRating: null, epcCurrent: null, epcPotential: 84 }, null],
] as const)("an energy certificate %o reads %s", (certificate, text) => {
  expect(energyText(certificate)).toBe(text);
});

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
  expect(epcBand(points)).toBe(band);
});
