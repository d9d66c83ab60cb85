import { expect, test } from "vitest";
import { calculatePercentiles } from "./percentiles.ts";

test("so many of a hundred times are at most the percentile", () => {
  const times = Array.from({ length: 200 }, (_, n) => 200 - n);
  expect(calculatePercentiles(times)).toEqual({ p50: 100, p99: 198 });
});

test("of few times the 99th percentile is the longest", () => {
  expect(calculatePercentiles([3, 1, 2])).toEqual({ p50: 2, p99: 3 });
});

test("times are told to the hundredth", () => {
  expect(calculatePercentiles([1.23456])).toEqual({ p50: 1.23, p99: 1.23 });
});

test("no times are 0", () => {
  expect(calculatePercentiles([])).toEqual({ p50: 0, p99: 0 });
});
