import { expect, test } from "vitest";
import { emptyFilter } from "../../domain/search/search.ts";
import { getHeadingPlace } from "./heading-place.ts";

const cities = "London, Manchester, Liverpool and Bristol";
const box = { west: -2.3, south: 53.4, east: -2.2, north: 53.5 };
const oldStreet = {
  text: "old st",
  understood: "place" as const,
  place: "Old Street station",
  lines: [],
};

test.each([
  ["every home", emptyFilter, null, cities],
  ["an area", { ...emptyFilter, area: "london" }, null, "London"],
  ["a place that was typed", emptyFilter, oldStreet, "Old Street station"],
  ["a section of the map", { ...emptyFilter, box }, null, "this part of the map"],
  ["a point", { ...emptyFilter, centre: { lat: 53.4, long: -2.2 } }, null, "a chosen place"],
])("a list of %s says so", (_what, filter, asked, place) => {
  const areaName = filter.area === null ? null : "London";
  expect(getHeadingPlace({ filter, requestedPlace: asked }, areaName)).toBe(place);
});
