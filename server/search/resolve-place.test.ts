import { describe, expect, it, test } from "vitest";
import { openPlaceFinder, type PlaceFinder } from "../places/finder/place-finder.ts";
import { resolvePlace } from "./resolve-place.ts";

const finder = openPlaceFinder(
  { geocoder: "embedded", photonUrl: null, postcodesUrl: null },
  { warn: () => undefined },
  () => new Date(0),
  async () => null,
);

describe("a text that names a place", () => {
  it.each([
    ["Shoreditch", "shoreditch"],
    ["shoreditch, london", "shoreditch"],
    ["Didsbury, Manchester", "didsbury"],
    ["Manchester", "manchester"],
    ["E2", "e2"],
    ["EC1V", "ec1"],
    ["shored", "shoreditch"],
  ])("%j is searched as the area %s", async (text, area) => {
    const found = await resolvePlace(finder, text);
    expect(found?.within).toEqual({ area, centre: null, box: null });
    expect(found?.approximate).toBe(false);
  });
  it.each(["London", "London, UK", "greater london"])("%j means London alone", async (text) => {
    const found = await resolvePlace(finder, text);
    expect(found?.within).toEqual({ area: "london", centre: null, box: null });
  });
  it.each(["Old Street station", "UCL", "Harrow School"])("%j is a point", async (text) => {
    const found = await resolvePlace(finder, text);
    expect(found?.within).toEqual({
      area: null,
      centre: { lat: found?.place.lat, long: found?.place.long },
      box: null,
    });
  });
  it("a full postcode is its district, approximately", async () => {
    const found = await resolvePlace(finder, "e2 7dp");
    expect(found).toMatchObject({ approximate: true, place: { name: "E2 7DP" } });
    expect(found?.within).toEqual({ area: "e2", centre: null, box: null });
  });
  it.each([
    ["Hackney borough", "hackney-borough"],
    ["London Borough of Hackney", "hackney-borough"],
    ["Hackney", "hackney"],
    ["City of Salford", "salford-borough"],
  ])("%j is the area %s: its borough only where the text says so", async (text, area) => {
    const found = await resolvePlace(finder, text);
    expect(found?.within).toEqual({ area, centre: null, box: null });
  });
});

test.each([
  ["12 Sheep Lane E8", "e8", "E8"],
  ["Flat 3, 12 Sheep Lane, London E8 4QS", "e8", "E8 4QS"],
  ["12 Sheep Lane, Hackney", "hackney", "Hackney"],
  ["10 Loriner Street London", "london", "London"],
])("of %j a part is understood: the area %s", async (text, area, part) => {
  const found = await resolvePlace(finder, text);
  expect(found).toMatchObject({ within: { area }, part, guessed: true });
});

test("what is looked for leaves the place to be understood whole", async () => {
  expect(await resolvePlace(finder, "Clapham flats")).toMatchObject({
    within: { area: "clapham" },
    part: null,
    guessed: false,
  });
});

test("a full postcode in a sub-district names one district alone", async () => {
  expect(await resolvePlace(finder, "SW1A 1AA")).toMatchObject({
    within: { area: "sw1" },
    place: { detail: "Around SW1, because we don’t know the exact street" },
  });
});

test("tolerated typos make a guess, a prefix of a name does not", async () => {
  expect(await resolvePlace(finder, "shoredich")).toMatchObject({ guessed: true });
  expect(await resolvePlace(finder, "shoreditc")).toMatchObject({ guessed: false });
});

test.each(["sho", "Clapham Road", "12 Loriner Street", "xyzzy", "park", ""])(
  "%j says too little",
  async (text) => {
    expect(await resolvePlace(finder, text)).toBeNull();
  },
);

test("a service's namesake of an area is searched where it lies", async () => {
  const richmond = {
    id: "osm-N1",
    name: "Richmond",
    kind: "city" as const,
    city: null,
    lat: 54.403,
    long: -1.733,
    detail: "Town",
  };
  const found = [
    { place: richmond, fit: "typo" as const, share: 1, approximate: false, part: null },
  ];
  const other: Pick<PlaceFinder, "find"> = { find: async () => ({ found, partial: false }) };
  expect(await resolvePlace(other, "richmond yorkshire")).toMatchObject({
    within: { area: null, centre: { lat: 54.403, long: -1.733 } },
    guessed: true,
  });
});
