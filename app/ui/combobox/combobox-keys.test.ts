import { expect, test } from "vitest";
import { getNextActive, noneActive } from "./combobox-keys.ts";

test.each([
  ["ArrowDown", noneActive, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, noneActive],
  ["ArrowUp", noneActive, 2],
  ["ArrowUp", 0, noneActive],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Home", noneActive, null],
  ["End", noneActive, null],
  ["Tab", 1, null],
  ["a", 1, null],
])("%s on %i of three suggestions leads to %s", (key, active, next) => {
  expect(getNextActive(key, active, 3)).toBe(next);
});

test("without suggestions every key belongs to the text", () => {
  expect(getNextActive("ArrowDown", noneActive, 0)).toBeNull();
});
