import { describe, expect, test } from "vitest";
import { getFreshness, readSecondsBehind } from "./wal-position.ts";

const samples = [
  { at: 10_000, position: 100 },
  { at: 11_000, position: 200 },
  { at: 12_000, position: 300 },
  { at: 60_000, position: 300 },
];

describe("a replica", () => {
  test.each([
    ["that has all is up to date, however long the primary has rested", 300, 60_000, 0],
    ["that is ahead of the newest look is up to date", 350, 60_000, 0],
    ["that lacks the last is as old as the look before it", 299, 11_000, 49],
    ["that stands where the primary once stood has what was there then", 200, 11_000, 49],
    ["from before the first look is as old as that at least", 99, -Infinity, 50],
  ])("%s", (_what, position, fresh, behind) => {
    expect(getFreshness(samples, position)).toBe(fresh);
    expect(readSecondsBehind(samples, position)).toBe(behind);
  });
});
