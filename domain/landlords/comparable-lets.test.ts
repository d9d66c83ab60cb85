import { expect, test } from "vitest";
import { findComparableLets, type PastLet } from "./comparable-lets.ts";

const today = "2026-11-20";
let number = 0;
const past = (changes: Partial<PastLet> = {}): PastLet => ({
  listingId: `p${number++}`,
  rentPcm: 2000,
  bedrooms: 2,
  outcode: "N1",
  metresAway: 500,
  listedOn: "2026-10-01",
  letOn: "2026-10-15",
  ...changes,
});
const home = { outcode: "N1", bedrooms: 2 };

test("the middle, lowest and highest rent, and how long the middle one took", () => {
  const setup = [
    past({ rentPcm: 2300, letOn: "2026-10-11" }),
    past({ rentPcm: 2000, letOn: "2026-10-21" }),
    past({ rentPcm: 2100, listedOn: null }),
  ];
  expect(findComparableLets(setup, home, today)).toEqual({
    count: 3,
    where: "outcode",
    bedrooms: 2,
    middle: 2100,
    lowest: 2000,
    highest: 2300,
    daysToLet: 15,
  });
});

test.each<[string, Partial<PastLet>]>([
  ["of another size", { bedrooms: 3 }],
  ["let more than a year ago", { letOn: "2025-11-19" }],
  ["let later than today", { letOn: "2026-11-21" }],
  ["far away", { outcode: "SE1", metresAway: 3201 }],
  ["nobody knows how far away", { outcode: "SE1", metresAway: null }],
])("a home %s counts not, and two alone say nothing", (_name, changes) => {
  const two = [past(), past()];
  expect(findComparableLets(two, home, today)).toBeNull();
  expect(findComparableLets([...two, past(changes)], home, today)).toBeNull();
  expect(findComparableLets([...two, past()], home, today)?.count).toBe(3);
});

test("where a district has too few, homes within two miles count, too", () => {
  const setup = [past(), past({ outcode: "E8", rentPcm: 1800 }), past({ outcode: "EC1V" })];
  expect(findComparableLets(setup, home, today)).toMatchObject({
    count: 3,
    where: "nearby",
    lowest: 1800,
  });
});

test("a home that was let on the day of a year ago still counts; of all sizes where nobody knows it", () => {
  const setup = [past({ letOn: "2025-11-20" }), past({ bedrooms: 4 }), past({ bedrooms: 1 })];
  const found = findComparableLets(setup, { outcode: "N1", bedrooms: null }, today);
  expect(found).toMatchObject({ count: 3, bedrooms: null });
});

test("of an even number the middle is between two", () => {
  const setup = [1000, 1100, 1201, 1500].map((rentPcm) => past({ rentPcm }));
  expect(findComparableLets(setup, home, today)?.middle).toBe(1151);
});
