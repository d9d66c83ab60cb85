import { expect, test } from "vitest";
import { readSearch } from "../../../domain/search/read-search.ts";
import { emptyFilter, type SearchFilter } from "../../../domain/search/search.ts";
import {
  toFilterChoice,
  toParameters,
  buildChoiceSearch,
  buildClearedSearch,
  buildCountSearch,
  type FilterChoice,
  emptyChoice,
} from "./filter-choice.ts";

const buildQuery = (choice: Partial<FilterChoice>, address = "") =>
  buildChoiceSearch(new URLSearchParams(address), { ...emptyChoice, ...choice });
const full: SearchFilter = {
  ...emptyFilter,
  rentMin: 1500,
  rentMax: 3000,
  bedsMin: 1,
  bedsMax: 3,
  bathMin: 2,
  propertyType: "Flat",
  furnishing: "Unfurnished",
  available: "2026-12-01",
  features: ["PetFriendly", "Parking"],
};

test("with the price at its minimum the lowest rent is 0", () => {
  expect(buildQuery({})).toBe("?rentmin=0");
  expect(buildQuery({ rentMax: 2000 })).toBe("?rentmin=0&rentmax=2000");
});

test("an address without filters keeps the place and the order, and no parameter of a filter", () => {
  const address = new URLSearchParams("q=Hoxton&rentmin=0&bedsmin=2&features=Parking&show=40");
  expect(buildClearedSearch(address)).toBe("?q=Hoxton");
  expect(buildClearedSearch(new URLSearchParams("rentmin=0"))).toBe("");
});

test("every choice has its parameter, a special feature one each", () => {
  expect(buildQuery(toFilterChoice(full))).toBe(
    "?rentmin=1500&rentmax=3000&bedsmin=1&bedsmax=3&bathmin=2&propType=Flat" +
      "&furnishing=Unfurnished&availablefrom=2026-12-01&features=PetFriendly&features=Parking",
  );
});

test("what is written is read again as the same choice", () => {
  const { request, problems } = readSearch(new URLSearchParams(buildQuery(toFilterChoice(full))));
  expect(problems).toEqual([]);
  expect(toFilterChoice(request.filter)).toEqual(toFilterChoice(full));
});

test.each([{ bathMin: 1 }, { bathMin: 0 }, { bedsMin: 0 }])("%o restricts nothing", (choice) => {
  expect(buildQuery(choice)).toBe(buildQuery({}));
});

test("studios only is a restriction", () => {
  expect(buildQuery({ bedsMax: 0 })).toBe("?rentmin=0&bedsmax=0");
});

test("limits the wrong way round are turned", () => {
  expect(buildQuery({ rentMin: 3000, rentMax: 1500, bedsMin: 4, bedsMax: 2 })).toBe(
    "?rentmin=1500&rentmax=3000&bedsmin=2&bedsmax=4",
  );
});

test("place, order and what others added stay; the list begins anew", () => {
  expect(buildQuery({ bedsMin: 2 }, "q=Hoxton&bedsmin=1&sort=rent-asc&show=40&utm_source=x")).toBe(
    "?q=Hoxton&sort=rent-asc&utm_source=x&rentmin=0&bedsmin=2",
  );
});

test("a special feature that is no longer chosen leaves the address", () => {
  expect(buildQuery({ features: ["Parking"] }, "features=PetFriendly&features=Parking")).toBe(
    "?rentmin=0&features=Parking",
  );
});

test("the count asks for the same place and nothing that the call refuses", () => {
  const filter: SearchFilter = {
    ...full,
    area: "shoreditch",
    text: "canal",
    centre: { lat: 51.5, long: -0.1 },
    box: { west: -0.2, south: 51.4, east: 0, north: 51.6 },
  };
  const asked = new URLSearchParams(buildCountSearch(filter, { ...emptyChoice, bedsMin: 2 }));
  expect(Object.fromEntries(asked)).toEqual({
    area: "shoreditch",
    q: "canal",
    lat: "51.5",
    long: "-0.1",
    bbox: "-0.2,51.4,0,51.6",
    rentmin: "0",
    bedsmin: "2",
    limit: "0",
  });
});

test("parameters that a choice doesn't set are null, so that they leave the address", () => {
  const { rentmin, ...rest } = toParameters({ ...emptyChoice, features: [] });
  expect(rentmin).toBe("0");
  expect(new Set(Object.values(rest).flat())).toEqual(new Set([null]));
});
