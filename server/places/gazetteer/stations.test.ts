import { describe, expect, it } from "vitest";
import type { Point } from "../../../domain/places/area.ts";
import { calculateDistanceMetres, isInsideUk } from "../../../domain/places/geo.ts";
import { cities } from "./cities.ts";
import { createPlaceKey } from "../place-key.ts";
import { findStationsNear, stationCorrections, stations } from "./stations.ts";

function findStation(name: string) {
  const found = stations.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`No station is called ${name}.`);
  return found;
}

describe("known distances in metres", () => {
  it.each([
    ["Old Street", "Shoreditch High Street", 950, 60],
    ["Covent Garden", "Leicester Square", 330, 60],
    ["Elephant & Castle", "Borough", 850, 120],
    ["Manchester Piccadilly", "Manchester Victoria", 1350, 120],
    ["Liverpool Lime Street", "Liverpool Central", 330, 150],
    ["Bristol Temple Meads", "Bedminster", 1400, 250],
  ])("%s to %s: about %i", (from, to, metres, tolerance) => {
    expect(
      Math.abs(calculateDistanceMetres(findStation(from), findStation(to)) - metres),
    ).toBeLessThan(tolerance);
  });
});

describe("nearest stations", () => {
  const places: [string, Point, string[]][] = [
    [
      "Shoreditch",
      { lat: 51.5255, long: -0.079 },
      ["Shoreditch High Street", "Old Street", "Hoxton"],
    ],
    ["Chorlton", { lat: 53.442, long: -2.278 }, ["Chorlton", "St Werburgh's Road", "Firswood"]],
    ["St Michaels", { lat: 53.3755, long: -2.953 }, ["St Michaels", "Brunswick", "Aigburth"]],
    [
      "Southville",
      { lat: 51.441, long: -2.603 },
      ["Bedminster", "Parson Street", "Bristol Temple Meads"],
    ],
  ];
  it.each(places)("of %s", (_, point, names) => {
    const nearest = findStationsNear(point);
    expect(nearest.map(({ name }) => name)).toEqual(names);
    expect(nearest.every(({ metres }) => Number.isInteger(metres) && metres < 3000)).toBe(true);
  });
  it("are not guessed where the table has none: in Leeds", () => {
    expect(findStationsNear({ lat: 53.8, long: -1.549 })).toEqual([]);
  });
});

describe("the table", () => {
  it("needed no correction", () => {
    expect(stationCorrections).toEqual([]);
  });
  it("lies in the UK, within 50 km of one of the cities", () => {
    const strays = stations.filter(
      (item) =>
        !isInsideUk(item) ||
        cities.every(({ middle }) => calculateDistanceMetres(item, middle) > 50_000),
    );
    expect(strays).toEqual([]);
  });
  it("never has two stations of one name within 2 km", () => {
    const pairs = stations.flatMap((a, index) =>
      stations
        .slice(index + 1)
        .filter(
          (b) =>
            createPlaceKey(a.name) === createPlaceKey(b.name) &&
            calculateDistanceMetres(a, b) < 2000,
        )
        .map((b) => [a.name, b.name]),
    );
    expect(pairs).toEqual([]);
  });
  it.each([
    ["King's Cross St Pancras", ["tube", "rail"]],
    ["Canary Wharf", ["tube", "dlr", "rail"]],
    ["Manchester Piccadilly", ["rail", "tram"]],
    ["Hoxton", ["rail"]],
    ["London Fields", ["rail"]],
  ])("joins %s into one station", (name, modes) => {
    expect(findStation(name).modes).toEqual(modes);
  });
  it("tells the two at Bethnal Green apart", () => {
    expect(findStation("Bethnal Green").modes).toEqual(["tube"]);
    expect(findStation("Bethnal Green (rail)").modes).toEqual(["rail"]);
  });
  it("keeps London's Redbridge in London", () => {
    expect(
      calculateDistanceMetres(findStation("Redbridge"), { lat: 51.576, long: 0.045 }),
    ).toBeLessThan(500);
  });
  it("gives every station a mode", () => {
    expect(stations.filter(({ modes }) => modes.length === 0)).toEqual([]);
  });
});
