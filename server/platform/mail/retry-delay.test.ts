import { expect, test } from "vitest";
import { maxAttempts, getRetryDelay } from "./retry-delay.ts";

test.each([
  [1, 60],
  [2, 180],
  [3, 540],
  [6, 14_580],
  [7, 28_800],
  [11, 28_800],
])("after try %i the next one is about %i seconds away", (attempt, seconds) => {
  expect(getRetryDelay(attempt, 0.5)).toBe(seconds);
});

test("a jitter of a fifth spreads out mails that failed together", () => {
  expect(getRetryDelay(1, 0)).toBe(48);
  expect(getRetryDelay(1, 0.999)).toBe(72);
});

test("all tries together take about two days", () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, index) =>
    getRetryDelay(index + 1, 0.5),
  );
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;
  expect(hours).toBeGreaterThan(44);
  expect(hours).toBeLessThan(52);
});
