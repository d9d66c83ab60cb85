import { expect, test } from "vitest";
import { isInsideRing } from "../../../domain/places/geo.ts";
import { boroughAreas } from "./boroughs.ts";
import { neighbourhoods } from "./neighbourhoods.ts";
import { findOutcode } from "./outcodes.ts";

const london = boroughAreas.filter(({ city }) => city === "London");

function findBoroughs(point: { lat: number; long: number }): string[] {
  const there = london.filter(
    ({ members }) =>
      members && "border" in members && members.border.some((ring) => isInsideRing(point, ring)),
  );
  return there.map(({ name }) => name);
}

test("the middle of every London borough lies within its border, and within no other's", () => {
  for (const { name, centre } of london) expect(findBoroughs(centre!)).toEqual([name]);
});

test.each([
  ["Shoreditch", "Hackney borough"],
  ["Canary Wharf", "Tower Hamlets borough"],
  ["Brixton", "Lambeth borough"],
  ["Wimbledon", "Merton borough"],
  ["Chelsea", "Kensington and Chelsea borough"],
])("%s lies in %s", (neighbourhood, borough) => {
  expect(findBoroughs(neighbourhoods.find(({ name }) => name === neighbourhood)!)).toEqual([
    borough,
  ]);
});

test("no neighbourhood lies in two boroughs", () => {
  const twice = neighbourhoods.filter((row) => findBoroughs(row).length > 1);
  expect(twice.map(({ name }) => name)).toEqual([]);
});

test("outside London a borough has its outcodes, none in two boroughs", () => {
  const elsewhere = boroughAreas.filter(({ city }) => city !== "London");
  const codes = elsewhere.flatMap(({ members }) =>
    members && "outcodes" in members ? members.outcodes : [],
  );
  expect(elsewhere).toHaveLength(10);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[A-Z]{1,2}\d{1,2}$/.test(code))).toEqual([]);
  expect(findOutcode("M5")?.city).toBe("Manchester");
});
