import { describe, expect, test } from "vitest";
import { readFile } from "node:fs/promises";
import { fullMaterial } from "../../testing/listing.ts";
import { resolveInProject } from "../../platform/process/project-folder.ts";
import { readMaterial, formatMaterialLines } from "./material-lines.ts";

function readFrom(...lines: string[]) {
  const { material } = readMaterial(lines);
  return Object.fromEntries(Object.entries(material).filter(([, value]) => value !== null));
}

describe("A line of material information is understood", () => {
  test.each([
    ["Council tax band D", { councilTaxBand: "D" }],
    ["Council Tax Band: e", { councilTaxBand: "E" }],
    ["COUNCIL TAX: Band H.", { councilTaxBand: "H" }],
    ["Council tax - B", { councilTaxBand: "B" }],
    ["• Council tax band (C)", { councilTaxBand: "C" }],
    ["EPC rating C", { epcRating: "C" }],
    ["EPC: b", { epcRating: "B" }],
    ["EPC C", { epcRating: "C" }],
    ["Energy rating D", { epcRating: "D" }],
    ["EPC 72 (C), potential 81 (B)", { epcRating: "C", epcCurrent: 72, epcPotential: 81 }],
    [
      "EPC rating: C (72) | Potential: B (81)",
      { epcRating: "C", epcCurrent: 72, epcPotential: 81 },
    ],
    ["EPC rating C 72, potential B 81", { epcRating: "C", epcCurrent: 72, epcPotential: 81 }],
    ["EPC rating: 55", { epcRating: "D", epcCurrent: 55 }],
    ["Heating: gas central", { heating: "gas central" }],
    ["Heating - electric", { heating: "electric" }],
    ["Water: mains", { water: "mains" }],
    ["Electricity supply: mains", { electricity: "mains" }],
    ["Broadband: full fibre, up to 900 Mbps", { broadband: "full fibre, up to 900 Mbps" }],
    ["Mobile signal: good with EE and O2", { mobileSignal: "good with EE and O2" }],
    ["Mobile phone coverage: patchy", { mobileSignal: "patchy" }],
    ["Parking: residents' permit", { parking: "residents' permit" }],
    ["Flood risk: very low", { floodRisk: "very low" }],
    ["Accessibility: step-free", { accessibility: "step-free" }],
    ["Building safety: no known issues", { buildingSafety: "no known issues" }],
    ["Restrictions: none known", { restrictions: "none known" }],
    ["Minimum term 12 months", { minimumTerm: 12 }],
    ["Minimum tenancy: 1 year", { minimumTerm: 12 }],
    ["6 months minimum term", { minimumTerm: 6 }],
    ["6-month minimum tenancy", { minimumTerm: 6 }],
    ["Min. term: 12 months", { minimumTerm: 12 }],
    ["The minimum term is 12 months.", { minimumTerm: 12 }],
    ["There is a minimum tenancy of 6 months.", { minimumTerm: 6 }],
    ["Minimum 12 month tenancy", { minimumTerm: 12 }],
    ["Council tax band D. EPC rating C.", { councilTaxBand: "D", epcRating: "C" }],
  ])("%s", (line, told) => {
    expect(readFrom(line)).toEqual(told);
  });
});

describe("A line that is not material information is left alone", () => {
  test.each([
    "Council tax included",
    "Council tax a bargain",
    "EPC to follow",
    "EPC rating: TBC",
    "EPC rating C and a garden",
    "EPC rating: 150",
    "Close to water: the Regent's Canal",
    "Parking",
    "Minimum term 0 months",
    "Minimum term 12 months with a break clause.",
    "A gym with a minimum term of 12 months.",
    "Heating:",
  ])("%s", (line) => {
    expect(readFrom(line)).toEqual({});
    expect(readMaterial([line]).rest).toEqual([line]);
  });
});

test("Fully parsed lines are removed from the text, others stay in their order", () => {
  const lines = ["A flat.", "", "EPC rating C", "Heating: gas. Serviced in May.", "Water: mains"];
  const { material, rest } = readMaterial(lines);
  expect(rest).toEqual(["A flat.", "", "Heating: gas. Serviced in May."]);
  expect(material).toMatchObject({ epcRating: "C", heating: "gas", water: "mains" });
});

describe("A sentence that says only a fact goes from the middle of a paragraph", () => {
  test.each([
    ["By a park. Minimum term 12 months. Call us.", "By a park. Call us."],
    ["By a park! Minimum term 12 months. Call us.", "By a park! Call us."],
    ["By a park. Min. term 12 months. Call us.", "By a park. Call us."],
    ["By a park. The minimum term is 1 year.", "By a park."],
    ["Minimum term: 6 months. By a park.", "By a park."],
    ["By a park. EPC C. Council tax band D. Call us.", "By a park. Call us."],
    ["By a park • Minimum term 12 months • Bright", "By a park • Bright"],
    ["By a park | EPC rating: C (72)", "By a park"],
    ["By a park. Heating: gas.", "By a park."],
    [
      "By a park. Heating: gas. EPC C. Serviced in May.",
      "By a park. Heating: gas. Serviced in May.",
    ],
    [
      "By a park. Minimum term 12 months with a break clause.",
      "By a park. Minimum term 12 months with a break clause.",
    ],
    [
      "A minimum term of 12 months suits us. Call us.",
      "A minimum term of 12 months suits us. Call us.",
    ],
  ])("%s", (line, left) => {
    expect(readMaterial([line]).rest).toEqual([left]);
  });
});

test("The first of two lines with the same fact wins", () => {
  expect(readFrom("EPC rating C", "EPC 60 (D), potential 80 (C)")).toEqual({
    epcRating: "C",
    epcCurrent: 60,
    epcPotential: 80,
  });
});

test("every fact that is written can be read back", () => {
  expect(readMaterial(formatMaterialLines(fullMaterial)).material).toEqual(fullMaterial);
});

test.each(formatMaterialLines(fullMaterial))("docs/feeds.md has a line like '%s'", async (line) => {
  const docs = await readFile(resolveInProject("docs/feeds.md"), "utf8");
  const [label = line] = /^.+(?=:)|^\D+(?= )/.exec(line) ?? [];
  expect(docs).toContain(`| \`${label}`);
});
