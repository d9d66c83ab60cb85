import { describe, expect, it, test } from "vitest";
import { calculateDistanceMetres, isInsideUk } from "../../../domain/places/geo.ts";
import { createSearchMatcher } from "../../../domain/search/search-match.ts";
import { emptyFilter } from "../../../domain/search/search.ts";
import { getAreaName, areas, findCityAt, findArea } from "./areas.ts";
import { cities } from "./cities.ts";
import { corrections } from "./corrections.ts";
import { findOutcodeCentre } from "./outcodes.ts";
import { createListing } from "../../testing/listing.ts";

describe("an area is found", () => {
  it.each([
    ["shoreditch", "shoreditch"],
    ["Shoreditch, London", "shoreditch"],
    ["SHOREDITCH, London, UK", "shoreditch"],
    ["Canary-Wharf", "canary-wharf"],
    ["King's Cross", "kings-cross"],
    ["King’s Cross", "kings-cross"],
    ["kings cross", "kings-cross"],
    ["Elephant & Castle", "elephant-and-castle"],
    ["Elephant and Castle", "elephant-and-castle"],
    ["St John’s Wood, London", "st-johns-wood"],
    ["london", "london"],
    ["London, UK", "london"],
    ["Greater London, UK", "london"],
    ["Didsbury, Greater Manchester", "didsbury"],
    ["SE1", "se1"],
    ["se 1", "se1"],
    ["EC1V", "ec1"],
    ["SE", "se"],
    ["w, London", "w"],
    ["EC", null],
    ["M20, Manchester", "m20"],
    ["Chelsea, Manchester", null],
    ["Atlantis", null],
    ["", null],
    [", London", null],
    ["constructor", null],
  ])("for %j: %s", (text, slug) => {
    expect(findArea(text)?.slug ?? null).toBe(slug);
  });
  it.each(
    "london manchester liverpool bristol shoreditch chelsea canary-wharf elephant-and-castle seven-sisters colindale kings-cross se1 w1 sw1 e14 n1 cr0 sm1 nw1 ha1 tw9 ec1 wc2 w sw e n cr sm se nw ha tw".split(
      " ",
    ),
  )("under its slug %s", (slug) => {
    expect(findArea(slug)?.slug).toBe(slug);
  });
});

describe("the areas", () => {
  it("needed no correction", () => {
    expect(corrections).toEqual([]);
  });
  it("have unique lower-case slugs", () => {
    expect(new Set(areas.map(({ slug }) => slug)).size).toBe(areas.length);
    expect(areas.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });
  it("all have a centre in the UK, but for London as a whole", () => {
    const without = areas.filter(({ centre }) => !centre || !isInsideUk(centre));
    expect(without.map(({ slug }) => slug)).toEqual(["london"]);
  });
  it("lie within 60 km of their city", () => {
    const strays = areas.filter(({ centre, city }) => {
      const middle = cities.find(({ name }) => name === city)?.middle;
      return !middle || (centre && calculateDistanceMetres(centre, middle) > 60_000);
    });
    expect(strays).toEqual([]);
  });
  it("leave sub-districts out: SW1V belongs to the page of SW1", () => {
    expect(areas.filter(({ kind, slug }) => kind === "outcode" && /\d[a-z]$/.test(slug))).toEqual(
      [],
    );
  });
  it.each(["Manchester", "Liverpool", "Bristol"])("name at least eight in %s", (city) => {
    const names = areas.filter((area) => area.kind === "neighbourhood" && area.city === city);
    expect(names.length).toBeGreaterThanOrEqual(8);
  });
});

describe("the name for where a home is", () => {
  it("is the nearest neighbourhood's", () => {
    expect(getAreaName({ lat: 51.5262, long: -0.0781 }, "E2")).toBe("Shoreditch");
    expect(getAreaName({ lat: 51.4905, long: -0.138 }, "SW1V")).toBe("Pimlico");
    expect(getAreaName({ lat: 53.4838, long: -2.2262 }, "M4")).toBe("Ancoats");
  });
  it("is that of the outcode's centre for a home without a position of its own", () => {
    expect(getAreaName(findOutcodeCentre("SW1V"), "SW1V")).toBe("Pimlico");
  });
  it("is the post town more than 3 km from any neighbourhood", () => {
    expect(getAreaName({ lat: 51.634, long: 0.155 }, "RM4")).toBe("Romford");
    expect(getAreaName({ lat: 51.285, long: -0.083 }, "cr3")).toBe("Croydon");
  });
  it("is the city where the outcode's letters are the city's", () => {
    expect(getAreaName({ lat: 53.558, long: -3.062 }, "L37")).toBe("Liverpool");
    expect(getAreaName(null, "SE1")).toBe("London");
  });
  it("is the outcode itself where nothing else is known", () => {
    expect(getAreaName({ lat: 53.8, long: -1.549 }, "LS1")).toBe("LS1");
  });
});

describe("the city", () => {
  it.each([
    ["E2", "London"],
    ["ha1", "London"],
    ["EC1V", "London"],
    ["SK4", "Manchester"],
    ["L8", "Liverpool"],
    ["BS8", "Bristol"],
    ["LS1", null],
  ])("of the outcode %s: %s", (outcode, city) => {
    expect(findCityAt(outcode)).toBe(city);
  });
  it.each([
    ["Upminster", { lat: 51.559, long: 0.251 }, "London"],
    ["Stockport", { lat: 53.409, long: -2.16 }, "Manchester"],
    ["Birkenhead", { lat: 53.392, long: -3.022 }, "Liverpool"],
    ["Filton", { lat: 51.508, long: -2.575 }, "Bristol"],
    ["Leeds", { lat: 53.8, long: -1.549 }, null],
    ["Warrington, between two cities", { lat: 53.39, long: -2.597 }, null],
  ])("of a point in %s", (_, point, city) => {
    expect(findCityAt(point)).toBe(city);
  });
});

test("a postcode area has the homes of all its districts and no others", () => {
  const area = findArea("se");
  const home = { ...createListing(), listedAt: "2026-11-20T00:00:00Z", letAgreedAt: null };
  const filter = { ...emptyFilter, area: "se" };
  const isFound = createSearchMatcher({ filter, area, today: "2026-11-21" });
  const at = (outcode: string) => isFound({ ...home, outcode });
  expect(["SE1", "SE1P", "SE28"].map(at)).toEqual([true, true, true]);
  expect(["S1", "SW1", "E1"].map(at)).toEqual([false, false, false]);
});
