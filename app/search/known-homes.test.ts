import { expect, test } from "vitest";
import { learned, sizeFor } from "./known-homes.ts";

const homes = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (known: readonly { id: string }[]) => known.map(({ id }) => id).join("");

test("what comes next is added behind what is known", () => {
  expect(ids(learned({ known: homes("a", "b"), shown: 2 }, 2, homes("c", "d")).known)).toBe("abcd");
});

test("a home that has moved on meanwhile is not there twice", () => {
  expect(ids(learned({ known: homes("a", "b"), shown: 2 }, 2, homes("b", "c")).known)).toBe("abc");
});

test("the whole list from its beginning adds what was not known", () => {
  expect(ids(learned({ known: homes("a", "b"), shown: 2 }, 0, homes("a", "b", "c")).known)).toBe(
    "abc",
  );
});

test("homes from further on are no use while those between are missing", () => {
  expect(ids(learned({ known: homes("a"), shown: 1 }, 5, homes("f")).known)).toBe("a");
});

test.each([
  [3, 10, 10, 10],
  [10, 10, 10, 20],
  [34, 10, 10, 40],
  [14, 10, 5, 15],
])("to show place %i of a list of %i by steps of %i takes %i homes", (place, shown, step, size) => {
  expect(sizeFor(place, shown, step)).toBe(size);
});
