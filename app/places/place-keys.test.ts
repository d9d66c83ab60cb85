import { expect, test } from "vitest";
import { afterKey, nothing } from "./place-keys.ts";

test.each([
  ["ArrowDown", nothing, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, nothing],
  ["ArrowUp", nothing, 2],
  ["ArrowUp", 0, nothing],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Home", nothing, null],
  ["End", nothing, null],
  ["Tab", 1, null],
  ["a", 1, null],
])("%s on %i of three suggestions leads to %s", (key, active, next) => {
  expect(afterKey(key, active, 3)).toBe(next);
});

test("without suggestions every key belongs to the text", () => {
  expect(afterKey("ArrowDown", nothing, 0)).toBeNull();
});
