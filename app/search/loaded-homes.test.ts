import { expect, test } from "vitest";
import { mergeHomes, getListSize } from "./loaded-homes.ts";

const createHomes = (...joinIds: string[]) => joinIds.map((id) => ({ id }));
const listIds = (known: readonly { id: string }[]) => known.map(({ id }) => id).join("");

test("what comes next is added behind what is known", () => {
  expect(
    listIds(
      mergeHomes({ loaded: createHomes("a", "b"), shown: 2 }, 2, createHomes("c", "d")).loaded,
    ),
  ).toBe("abcd");
});

test("a home that has moved on meanwhile is not there twice", () => {
  expect(
    listIds(
      mergeHomes({ loaded: createHomes("a", "b"), shown: 2 }, 2, createHomes("b", "c")).loaded,
    ),
  ).toBe("abc");
});

test("the whole list from its beginning adds what was not known", () => {
  expect(
    listIds(
      mergeHomes({ loaded: createHomes("a", "b"), shown: 2 }, 0, createHomes("a", "b", "c")).loaded,
    ),
  ).toBe("abc");
});

test("homes from further on are no use while those between are missing", () => {
  expect(
    listIds(mergeHomes({ loaded: createHomes("a"), shown: 1 }, 5, createHomes("f")).loaded),
  ).toBe("a");
});

test.each([
  [3, 10, 10, 10],
  [10, 10, 10, 20],
  [34, 10, 10, 40],
  [14, 10, 5, 15],
])("to show place %i of a list of %i by steps of %i takes %i homes", (index, shown, step, size) => {
  expect(getListSize(index, shown, step)).toBe(size);
});
