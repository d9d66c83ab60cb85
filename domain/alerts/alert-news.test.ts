import { expect, test } from "vitest";
import { type ListingEvent, toNews } from "./alert-news.ts";

const added: ListingEvent = { kind: "new", previousRentPcm: null };
const back: ListingEvent = { kind: "back", previousRentPcm: null };
const createReduction = (previousRentPcm: number): ListingEvent => ({
  kind: "reduced",
  previousRentPcm,
});

test.each([
  ["a new home is new", [added], { kind: "new" }],
  ["one that is back is back", [back], { kind: "back" }],
  [
    "a lower rent is told with the one before",
    [createReduction(2100)],
    { kind: "reduced", from: 2100 },
  ],
  [
    "of two reductions the first rent counts",
    [createReduction(2500), createReduction(2200)],
    { kind: "reduced", from: 2500 },
  ],
  ["new and then reduced is new", [added, createReduction(2500)], { kind: "new" }],
  ["back and then reduced is back", [back, createReduction(2500)], { kind: "back" }],
  ["new, gone and back again is new", [added, back], { kind: "new" }],
  ["a reduction that was taken back is no news", [createReduction(1900)], null],
  ["nor is one to the same rent", [createReduction(2000)], null],
])("at £2,000 now, %s", (_rule, events, news) => {
  expect(toNews(events, 2000)).toEqual(news);
});
