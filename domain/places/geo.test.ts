import { describe, expect, it } from "vitest";
import type { Point } from "./area.ts";
import {
  calculateDistanceMetres,
  isInsideUk,
  isInsideRing,
  findNearestStations,
  correctSwappedPoint,
} from "./geo.ts";

const london = { lat: 51.5074, long: -0.1278 };

function moveNorth(name: string, metres: number) {
  return { name, lat: london.lat + metres / 111_195, long: london.long };
}

describe("distance", () => {
  const known: [string, Point, Point, number, number][] = [
    ["a degree of latitude", { lat: 51, long: 0 }, { lat: 52, long: 0 }, 111_195, 1],
    ["a degree of longitude at 60° north", { lat: 60, long: 0 }, { lat: 60, long: 1 }, 55_597, 5],
    ["London to Manchester", london, { lat: 53.4794, long: -2.2453 }, 262_000, 500],
    ["half round the Earth", { lat: 0, long: 0 }, { lat: 0, long: 180 }, 20_015_115, 10],
  ];
  it.each(known)("%s", (_, a, b, metres, tolerance) => {
    expect(Math.abs(calculateDistanceMetres(a, b) - metres)).toBeLessThan(tolerance);
    expect(calculateDistanceMetres(b, a)).toBe(calculateDistanceMetres(a, b));
  });
  it("is nothing from a place to itself", () => {
    expect(calculateDistanceMetres(london, london)).toBe(0);
  });
});

describe("the UK's bounds", () => {
  it.each([
    ["Lerwick", { lat: 60.155, long: -1.145 }],
    ["St Mary's, Scilly", { lat: 49.914, long: -6.315 }],
    ["Lowestoft", { lat: 52.481, long: 1.763 }],
    ["Enniskillen", { lat: 54.344, long: -7.639 }],
  ])("hold %s", (_, point) => {
    expect(isInsideUk(point)).toBe(true);
  });
  it.each([
    ["Paris", { lat: 48.857, long: 2.352 }],
    ["no position at all", { lat: 0, long: 0 }],
    ["London the wrong way round", { lat: london.long, long: london.lat }],
    ["London east for west of Reading", { lat: 51.5, long: 12.78 }],
    ["what is not a number", { lat: Number.NaN, long: -0.1 }],
  ])("leave out %s", (_, point) => {
    expect(isInsideUk(point)).toBe(false);
  });
});

describe("swapped coordinates", () => {
  it("leaves an upright pair as it is", () => {
    expect(correctSwappedPoint(london)).toEqual({ point: london, swapped: false });
  });
  it.each([
    ["Bristol", { lat: 51.4538, long: -2.5973 }],
    ["Liverpool", { lat: 53.4075, long: -2.9919 }],
    ["Stratford, east of Greenwich", { lat: 51.539, long: 0.004 }],
  ])("turns %s round", (_, point) => {
    expect(correctSwappedPoint({ lat: point.long, long: point.lat })).toEqual({
      point,
      swapped: true,
    });
  });
  it.each([
    ["(0, 0)", { lat: 0, long: 0 }],
    ["Paris", { lat: 48.857, long: 2.352 }],
    ["Paris the wrong way round", { lat: 2.352, long: 48.857 }],
    ["infinity", { lat: Infinity, long: -0.1 }],
    ["what is not a number", { lat: Number.NaN, long: 51.5 }],
  ])("gives up on %s", (_, point) => {
    expect(correctSwappedPoint(point)).toBeNull();
  });
});

describe("nearest stations", () => {
  const stations = [
    moveNorth("Far", 5000),
    moveNorth("Near", 100),
    moveNorth("Middle", -900),
    moveNorth("Next", 300),
  ];

  it("are three, nearest first, in whole metres", () => {
    expect(findNearestStations(london, stations)).toEqual([
      { name: "Near", metres: 100 },
      { name: "Next", metres: 300 },
      { name: "Middle", metres: 900 },
    ]);
  });
  it("are fewer where fewer are known or asked for", () => {
    expect(findNearestStations(london, stations.slice(0, 2))).toHaveLength(2);
    expect(findNearestStations(london, stations, 1)).toEqual([{ name: "Near", metres: 100 }]);
    expect(findNearestStations(london, [])).toEqual([]);
  });
  it("come in the order of their names at the same distance, whatever the order of the table", () => {
    const twins = [
      moveNorth("B", 200),
      moveNorth("C", -200),
      moveNorth("A", 200),
      moveNorth("D", 900),
    ];
    const names = (table: typeof twins) =>
      findNearestStations(london, table).map(({ name }) => name);
    expect(names(twins)).toEqual(["A", "B", "C"]);
    expect(names(twins.toReversed())).toEqual(["A", "B", "C"]);
  });
});

describe("a ring of corners", () => {
  const ring = [
    { lat: 51, long: 0 },
    { lat: 51, long: 4 },
    { lat: 52, long: 1 },
    { lat: 53, long: 4 },
    { lat: 53, long: 0 },
  ];
  it.each([
    [51.5, 0.5, true],
    [52, 0.5, true],
    [52, 2, false],
    [51.2, 3, true],
    [50.9, 0.5, false],
    [53.1, 0.5, false],
    [52, -0.1, false],
  ])("holds %d, %d: %j", (lat, long, expected) => {
    expect(isInsideRing({ lat, long }, ring)).toBe(expected);
  });
});
