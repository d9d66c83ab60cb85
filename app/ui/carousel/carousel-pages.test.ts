import { expect, test } from "vitest";
import { splitIntoPages } from "./carousel-pages.ts";

test("eight names at four a page make two pages, in their order", () => {
  expect(splitIntoPages(["a", "b", "c", "d", "e", "f", "g", "h"], 4)).toEqual([
    ["a", "b", "c", "d"],
    ["e", "f", "g", "h"],
  ]);
});

test("the last page holds what is left", () => {
  expect(splitIntoPages([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
});

test("nothing makes no page", () => {
  expect(splitIntoPages([], 4)).toEqual([]);
});
