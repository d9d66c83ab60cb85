import { expect, test } from "vitest";
import { readSearch } from "./read-search.ts";
import { emptyFilter } from "./search.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

test("no parameter means no restriction, the first hundred, newest first", () => {
  expect(read("")).toEqual({
    request: { filter: emptyFilter, offset: 0, limit: 100 },
    problems: [],
  });
});

test("every parameter is read", () => {
  const { request, problems } = read(
    "home=p1&area=shoreditch&rentmin=1000&rentmax=3000&bedsmin=1&bedsmax=3&bathmin=2&propType=Flat" +
      "&furnishing=Unfurnished&availablefrom=2026-12-01&features=Parking&features=PetFriendly" +
      "&sort=rent-asc&offset=10&limit=20&bbox=-0.2,51.4,0,51.6&q=wharf&lat=51.5&long=-0.1",
  );
  expect(problems).toEqual([]);
  expect(request).toEqual({
    offset: 10,
    limit: 20,
    filter: {
      home: "p1",
      area: "shoreditch",
      centre: { lat: 51.5, long: -0.1 },
      box: { west: -0.2, south: 51.4, east: 0, north: 51.6 },
      text: "wharf",
      rentMin: 1000,
      rentMax: 3000,
      bedsMin: 1,
      bedsMax: 3,
      bathMin: 2,
      propertyType: "Flat",
      furnishing: "Unfurnished",
      available: "2026-12-01",
      features: ["Parking", "PetFriendly"],
      sort: "rent-asc",
    },
  });
});

test("marks of direction that came with a copied word are no part of it", () => {
  const { request, problems } = read("q=%E2%81%A8SE15%E2%81%A9&area=hack%E2%81%A7ney");
  expect(problems).toEqual([]);
  expect(request.filter).toMatchObject({ text: "SE15", area: "hackney" });
});

test("London is an area as any other, an empty one is none", () => {
  expect(read("area=London").request.filter.area).toBe("London");
  expect(read("area=").request.filter.area).toBeNull();
});

test.each(["propType=Either", "furnishing=Flexible", "rentmin=0", "rentmax=", "bathmin="])(
  "%s restricts nothing",
  (query) => {
    expect(read(query)).toEqual(read(""));
  },
);

test.each([
  ["rentmin=4000&rentmax=2000", { rentMin: 2000, rentMax: 4000 }],
  ["rentmin=1500&rentmax=0", { rentMin: 0, rentMax: 1500 }],
  ["bedsmin=3&bedsmax=1", { bedsMin: 1, bedsMax: 3 }],
  ["bedsmin=3", { bedsMin: 3, bedsMax: null }],
])("limits the wrong way round are turned: %s", (query, limits) => {
  expect(read(query)).toEqual({
    request: { filter: { ...emptyFilter, ...limits }, offset: 0, limit: 100 },
    problems: [],
  });
});

test("a limit of 0 asks for the count alone", () => {
  expect(read("limit=0")).toMatchObject({ request: { limit: 0 }, problems: [] });
});

test.each([
  ["rentmin=abc", "rentmin"],
  ["rentmin=-5", "rentmin"],
  ["rentmax=1e9", "rentmax"],
  ["propType=Castle", "propType"],
  ["furnishing=Bare", "furnishing"],
  ["availablefrom=2026-02-30", "availablefrom"],
  ["features=Pool", "features"],
  ["sort=random", "sort"],
  ["limit=101", "limit"],
  ["offset=-1", "offset"],
  ["lat=51.5", "long"],
  ["lat=95&long=0", "lat"],
  ["bbox=1,2,3", "bbox"],
  ["bbox=0,51,-1,52", "bbox"],
  ["bbox=400,2,401,3", "bbox"],
  ["q=a%00b", "q"],
  ["constructor=1", "constructor"],
  ["colour=red", "colour"],
])("%s is a problem of the parameter %s, and the rest is still read", (query, path) => {
  const { request, problems } = read(`${query}&bedsmin=2`);
  expect(problems[0]?.path).toBe(path);
  expect(request.filter.bedsMin).toBe(2);
});
