import { expect, test } from "vitest";
import { nothingKnown } from "./material-facts.ts";
import { fullMaterial } from "../../server/testing/listing.ts";
import { formatEnergy, createMaterialRows } from "./material-rows.ts";

test("a home without a minimum term, as every one in England, has no row for it", () => {
  const rows = createMaterialRows(nothingKnown);
  expect(rows.map(({ term }) => term)).not.toContain("Minimum term");
});

test("what is not known has no answer, and is asked for all the same", () => {
  const answers = createMaterialRows({ ...nothingKnown, heating: " " }).map((row) => row.answer);
  expect(new Set(answers)).toEqual(new Set([null]));
  expect(answers).toHaveLength(12);
});

test("what is known is said in words", () => {
  const rows = createMaterialRows({
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
  expect(formatEnergy(certificate)).toBe(text);
});

test.each(Object.entries(fullMaterial))("the fact '%s' has a place in the rows", (fact, value) => {
  const others = fact === "epcRating" ? nothingKnown : { ...nothingKnown, epcRating: "C" as const };
  expect(createMaterialRows({ ...others, [fact]: value })).not.toEqual(createMaterialRows(others));
});
