import { expect, test } from "vitest";
import { isMovable } from "./use-moving.ts";

const now = new Date("2026-12-03T10:00:00Z");

test.each([
  ["what is booked ahead", "booked", "2026-12-03T10:30:00Z", true],
  ["what is going on", "booked", "2026-12-03T10:01:00Z", true],
  ["what is over", "booked", "2026-12-03T10:00:00Z", false],
  ["a hold", "held", "2026-12-03T10:30:00Z", false],
] as const)("%s, %s until %s, moves in the grid: %s", (_what, state, endsAt, expected) => {
  expect(isMovable({ state, endsAt: new Date(endsAt) }, now)).toBe(expected);
});
