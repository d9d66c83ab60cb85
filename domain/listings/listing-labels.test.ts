import { expect, test } from "vitest";
import { formatAvailability, getStatusLabels } from "./listing-labels.ts";

const home = {
  status: "available",
  rentPcm: 1900,
  listedAt: "2026-10-01T09:00:00.000Z",
  previousRentPcm: null,
  reducedAt: null,
  letAgreedAt: null,
} as const;
const reduced = { ...home, previousRentPcm: 2000, reducedAt: "2026-11-07T09:00:00.000Z" };

test.each([
  ["a home listed earlier has no label", home, []],
  ["listed today is new", { ...home, listedAt: "2026-11-21T00:00:00.000Z" }, ["New today"]],
  ["listed last night is not", { ...home, listedAt: "2026-11-20T23:59:00.000Z" }, []],
  ["a reduction is told for 14 days", reduced, ["Reduced"]],
  ["and not on the 15th", { ...reduced, reducedAt: "2026-11-06T23:00:00.000Z" }, []],
  ["nor where the rent rose again", { ...reduced, rentPcm: 2000 }, []],
  [
    "listed and reduced on one day is both",
    { ...reduced, listedAt: "2026-11-21T08:00:00.000Z", reducedAt: "2026-11-21T18:00:00.000Z" },
    ["New today", "Reduced"],
  ],
  ["let agreed is all that matters", { ...reduced, status: "let-agreed" }, ["Let agreed"]],
] as const)("On 21 November %s", (_rule, listing, labels) => {
  expect(getStatusLabels(listing, "2026-11-21")).toEqual(labels);
});

test("In summer the day begins at 23:00 UTC", () => {
  const listed = { ...home, listedAt: "2026-07-01T23:30:00.000Z" };
  expect(getStatusLabels(listed, "2026-07-02")).toEqual(["New today"]);
  expect(getStatusLabels(listed, "2026-07-01")).toEqual([]);
});

test.each([
  [null, "Available now"],
  ["2026-11-20", "Available now"],
  ["2026-11-21", "Available now"],
  ["2026-12-07", "Available on 07/12/2026"],
])("A home free from %s reads '%s'", (from, label) => {
  expect(formatAvailability(from, "2026-11-21")).toBe(label);
});
