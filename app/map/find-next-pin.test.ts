import { expect, test } from "vitest";
import { findNextPin } from "./find-next-pin.ts";

const spots = [
  { x: 100, y: 100 },
  { x: 150, y: 110 },
  { x: 95, y: 180 },
  { x: 20, y: 90 },
  { x: 110, y: 10 },
  { x: 300, y: 100 },
];

test.each([
  ["ArrowRight", 1],
  ["ArrowDown", 2],
  ["ArrowLeft", 3],
  ["ArrowUp", 4],
])("%s leads to the nearest pin in that direction", (key, expected) => {
  expect(findNextPin(spots, 0, key)).toBe(expected);
});

test("where no pin lies in that direction the arrow goes along the list", () => {
  expect(findNextPin(spots, 3, "ArrowLeft")).toBe(2);
  expect(findNextPin(spots, 2, "ArrowDown")).toBe(3);
});

test("at the end of the list and of the map an arrow leads nowhere", () => {
  expect(findNextPin(spots, 5, "ArrowRight")).toBeNull();
});

test("Home and End lead to the ends of the list", () => {
  expect(findNextPin(spots, 2, "Home")).toBe(0);
  expect(findNextPin(spots, 2, "End")).toBe(5);
});

test("other keys lead nowhere", () => {
  expect(findNextPin(spots, 0, "a")).toBeNull();
  expect(findNextPin([], 0, "ArrowLeft")).toBeNull();
});
