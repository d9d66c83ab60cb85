import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";

test.each([
  [0, "0 min"],
  [30, "30 min"],
  [59.6, "1 h"],
  [60, "1 h"],
  [80, "1 h 20 min"],
  [65, "1 h 5 min"],
  [1500, "25 h"],
])("%s minutes are %s", (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
