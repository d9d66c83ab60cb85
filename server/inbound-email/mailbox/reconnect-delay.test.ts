import { expect, test } from "vitest";
import { getReconnectDelay } from "./reconnect-delay.ts";

test.each([
  [1, 5000],
  [2, 10_000],
  [3, 20_000],
  [7, 300_000],
  [5000, 300_000],
])("after failure %i the next try comes after %i ms", (failures, ms) => {
  expect(getReconnectDelay(failures, 5000, 0.5)).toBe(ms);
});

test("processes that failed together don't try together", () => {
  expect(getReconnectDelay(1, 5000, 0)).toBe(4000);
  expect(getReconnectDelay(1, 5000, 1)).toBe(6000);
});
