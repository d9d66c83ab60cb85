import { expect, test } from "vitest";
import { type MaterialInformation, unknownMaterialInformation } from "./material-facts.ts";
import { createListing, fullMaterial, unknownFacts } from "../../../server/testing/listing.ts";
import { createFactRows } from "./fact-rows.ts";

const createRows = (material: MaterialInformation) =>
  createFactRows(createListing({ ...unknownFacts, material }));

test("a home without a minimum term, as every one in England, has no row for it", () => {
  const rows = createRows(unknownMaterialInformation);
  expect(rows.map(({ term }) => term)).not.toContain("Minimum term");
});

test("what is not known has no answer, and is asked for all the same", () => {
  const answers = createRows({ ...unknownMaterialInformation, heating: " " }).map(
    (row) => row.answer,
  );
  expect(new Set(answers)).toEqual(new Set([null]));
  expect(answers.length).toBeGreaterThanOrEqual(12);
});

test("what is known is said in words", () => {
  const rows = createRows({
    ...unknownMaterialInformation,
    councilTaxBand: "D",
    minimumTerm: 12,
    broadband: "fibre to the premises",
  });
  expect(rows).toContainEqual({ term: "Council tax", answer: "Band D" });
  expect(rows).toContainEqual({ term: "Minimum term", answer: "12 months" });
  expect(rows).toContainEqual({ term: "Broadband", answer: "Fibre to the premises" });
});

test.each(Object.entries(fullMaterial))("the fact '%s' has a place in the rows", (fact, value) => {
  const others =
    fact === "epcRating"
      ? unknownMaterialInformation
      : { ...unknownMaterialInformation, epcRating: "C" as const };
  expect(createRows({ ...others, [fact]: value })).not.toEqual(createRows(others));
});
