import { expect, test } from "vitest";
import { buildAlertQuery } from "./alert-search.ts";
import { readSearch } from "../search/read-search.ts";

const readFilter = (query: string) => readSearch(new URLSearchParams(query)).request.filter;

test.each([
  ["order, page and size", "bedsmin=2&sort=rent-asc&offset=20&limit=5", "bedsmin=2"],
  [
    "what restricts nothing",
    "rentmin=0&bedsmin=0&bathmin=1&propType=Either&furnishing=Flexible&area=",
    "",
  ],
  [
    "the order of its parts",
    "rentmax=2500&features=PetFriendly&features=Parking&area=hackney",
    "area=hackney&rentmax=2500&features=Parking&features=PetFriendly",
  ],
  ["the area that a point replaces", "area=hackney&lat=51.5&long=-0.1", "lat=51.5&long=-0.1"],
])("%s makes no other search", (_what, query, search) => {
  expect(buildAlertQuery(readFilter(query))).toBe(search);
});

test("a point and a section are told to a tenth of a metre", () => {
  const exact = {
    centre: { lat: 51.525612345678901, long: -0.00000001 },
    box: { west: -0.123456789012345, south: 51.1, east: 0.2, north: 51.2 },
  };
  const search = buildAlertQuery({ ...readFilter(""), ...exact });
  expect(search).toBe("lat=51.525612&long=0&bbox=-0.123457%2C51.1%2C0.2%2C51.2");
  expect(readSearch(new URLSearchParams(search)).problems).toEqual([]);
});

test("every restriction survives", () => {
  const query =
    "home=p1&bbox=-0.2,51.4,0,51.6&q=wharf+%26+dock&rentmin=1000&rentmax=3000&bedsmin=1&bedsmax=3&bathmin=2" +
    "&propType=Flat&furnishing=Unfurnished&availablefrom=2026-12-01&features=Parking";
  for (const place of ["area=shoreditch", "lat=51.5&long=-0.1"]) {
    const filter = readFilter(`${place}&${query}`);
    expect(readFilter(buildAlertQuery(filter))).toEqual(filter);
  }
});
