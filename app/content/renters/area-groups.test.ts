import { expect, test } from "vitest";
import type { Area } from "../../../domain/places/area.ts";
import { groupAreasByLetter, groupAreasByPostcode } from "./area-groups.ts";

function createArea(name: string, kind: Area["kind"], city = "London"): Area {
  return { slug: name.toLowerCase().replaceAll(" ", "-"), name, kind, city, centre: null };
}

const areas = [
  createArea("London", "city"),
  createArea("Shoreditch", "neighbourhood"),
  createArea("Chelsea", "neighbourhood"),
  createArea("St James's", "neighbourhood"),
  createArea("Canary Wharf", "neighbourhood"),
  createArea("Didsbury", "neighbourhood", "Manchester"),
  ...["E10", "E2", "SW3", "W1", "ZZ1", "AB1", "TW9", "E1", "CR0"].map((name) =>
    createArea(name, "outcode"),
  ),
  createArea("E", "postcode-area"),
  createArea("M20", "outcode", "Manchester"),
];

const homes = new Map([
  ["chelsea", 5],
  ["e", 40],
]);

test("a city's areas stand under their first letter, both from A to Z, with their homes", () => {
  expect(groupAreasByLetter(areas, "London", homes)).toEqual([
    {
      letters: "C",
      areas: [
        { slug: "canary-wharf", name: "Canary Wharf", homes: 0 },
        { slug: "chelsea", name: "Chelsea", homes: 5 },
      ],
    },
    {
      letters: "S",
      areas: [
        { slug: "shoreditch", name: "Shoreditch", homes: 0 },
        { slug: "st-james's", name: "St James's", homes: 0 },
      ],
    },
  ]);
});

test("postcode letters come in the specification's order, then those that it does not name", () => {
  const letters = groupAreasByPostcode(areas, "London", homes).map((group) => group.letters);
  expect(letters).toEqual(["W", "SW", "E", "CR", "TW", "AB", "ZZ"]);
});

test("districts come by number, not by spelling", () => {
  const east = groupAreasByPostcode(areas, "London", homes).find(({ letters }) => letters === "E");
  expect(east?.areas.map(({ name }) => name)).toEqual(["E1", "E2", "E10"]);
  expect(east?.meaning).toBe("East");
});

test("letters with a page of their own lead to it", () => {
  const pages = groupAreasByPostcode(areas, "London", homes).map(({ letters, page }) => [
    letters,
    page,
  ]);
  expect(pages.slice(1, 3)).toEqual([
    ["SW", undefined],
    ["E", { slug: "e", name: "E", homes: 40 }],
  ]);
});
