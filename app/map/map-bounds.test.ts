import { expect, test } from "vitest";
import {
  getBoundsAround,
  getBoundsToShow,
  isSamePlace,
  isWithin,
  londonBounds,
  zooms,
} from "./map-bounds.ts";

const shoreditch = { lat: 51.5265, long: -0.079 };
const chelsea = { lat: 51.4865, long: -0.169 };
const didsbury = { lat: 53.416, long: -2.231 };
const emptyPlace = { area: null, box: null, centre: null };

test("a point on the edge of a section is within it", () => {
  expect(isWithin({ lat: londonBounds.north, long: londonBounds.west }, londonBounds)).toBe(true);
  expect(isWithin(didsbury, londonBounds)).toBe(false);
});

test("a map looks at all the homes that were found", () => {
  expect(getBoundsToShow({ ...emptyPlace, area: "manchester" }, [shoreditch, didsbury])).toEqual({
    west: didsbury.long,
    south: shoreditch.lat,
    east: shoreditch.long,
    north: didsbury.lat,
  });
});

test("a search of everywhere looks at the usual place, unless no home is in London", () => {
  expect(getBoundsToShow(emptyPlace, [shoreditch, didsbury, chelsea])).toBeNull();
  expect(getBoundsToShow(emptyPlace, [didsbury])).toEqual(getBoundsAround([didsbury]));
});

test("a search is of the same place when only other filters have changed", () => {
  const box = { west: -0.1, south: 51.5, east: 0, north: 51.6 };
  expect(isSamePlace({ ...emptyPlace, box }, { ...emptyPlace, box: { ...box } })).toBe(true);
  expect(isSamePlace(emptyPlace, { ...emptyPlace, area: "shoreditch" })).toBe(false);
});

test("a searched section of the map stays as it was searched", () => {
  const box = { west: -0.1, south: 51.5, east: 0, north: 51.6 };
  expect(getBoundsToShow({ ...emptyPlace, box }, [didsbury])).toBe(box);
});

test("without a home there is nothing to look at", () => {
  expect(getBoundsToShow(emptyPlace, [])).toBeNull();
});

test("every zoom of the specification is counted alike: one less in MapLibre's count", () => {
  expect(zooms).toMatchObject({ search: 11, property: 13, ungrouped: 13 });
});
