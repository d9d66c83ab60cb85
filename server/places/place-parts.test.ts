import { expect, test } from "vitest";
import { listEndings, findPostcodes, stripSearchWords } from "./place-parts.ts";

test.each([
  ["2 bed flat to rent in Clapham", "Clapham"],
  ["Clapham flats", "Clapham"],
  ["12 Sheep Lane", "12 Sheep Lane"],
  ["flats to rent", ""],
])("%j without what is looked for is %j", (text, place) => {
  expect(stripSearchWords(text)).toBe(place);
});

test.each([
  ["12 Sheep Lane E8", ["E8"]],
  ["Flat B2, 12 Sheep Lane, e8 4qs", ["e8 4qs", "B2"]],
  ["12 Sheep Lane", []],
])("the postcodes in %j are %j", (text, postcodes) => {
  expect(findPostcodes(text)).toEqual(postcodes);
});

test("an address may end with one word or a few, never with all of itself", () => {
  expect(listEndings("12 Sheep Lane, Bethnal Green")).toEqual([
    "Sheep Lane Bethnal Green",
    "Lane Bethnal Green",
    "Bethnal Green",
    "Green",
  ]);
  expect(listEndings("Hackney")).toEqual([]);
  expect(listEndings("")).toEqual([]);
});
