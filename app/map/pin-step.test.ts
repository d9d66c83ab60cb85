import { expect, test } from "vitest";
import { pinStep } from "./pin-step.ts";

/** In the order of the list: the middle, then right, below, left, above, and far right. */
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
])("%s leads to the nearest pin in that direction", (key, place) => {
  expect(pinStep(spots, 0, key)).toBe(place);
});

test("where no pin lies in that direction the arrow goes along the list", () => {
  expect(pinStep(spots, 3, "ArrowLeft")).toBe(2);
  expect(pinStep(spots, 2, "ArrowDown")).toBe(3);
});

test("at the end of the list and of the map an arrow leads nowhere", () => {
  expect(pinStep(spots, 5, "ArrowRight")).toBeNull();
});

test("Home and End lead to the ends of the list", () => {
  expect(pinStep(spots, 2, "Home")).toBe(0);
  expect(pinStep(spots, 2, "End")).toBe(5);
});

test("other keys lead nowhere", () => {
  expect(pinStep(spots, 0, "a")).toBeNull();
  expect(pinStep([], 0, "ArrowLeft")).toBeNull();
});
