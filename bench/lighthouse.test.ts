import { describe, expect, test } from "vitest";
import { isAsFastAs, isFastEnough, findMedianRun } from "./lighthouse.ts";

test("of several runs the one in the middle counts, by its blocked time", () => {
  const runs = [300, 60, 75, 90, 20].map((tbt) => ({ performance: 99, lcp: 1100, tbt, cls: 0 }));
  expect(findMedianRun(runs).tbt).toBe(75);
});

describe("a page is held to the empty page that was measured in turn with it", () => {
  const empty = { performance: 99, lcp: 900, tbt: 40, cls: 0 };
  const page = { performance: 94, lcp: 2250, tbt: 320, cls: 0 };

  test("on a quiet machine as on a busy one", () => {
    expect(isFastEnough(page, empty)).toBe(true);
    expect(
      isFastEnough(
        { performance: 80, lcp: 4000, tbt: 900, cls: 0 },
        { ...empty, performance: 85, lcp: 2000, tbt: 300 },
      ),
    ).toBe(true);
  });

  test.each([{ performance: 93 }, { lcp: 2251 }, { tbt: 321 }])("%o is too slow", (change) => {
    expect(isFastEnough({ ...page, ...change }, empty)).toBe(false);
  });
});

describe("beside another commit a page", () => {
  const before = { performance: 98, lcp: 1700, tbt: 60, cls: 0 };

  test("may score three points less and paint later", () => {
    expect(isAsFastAs({ performance: 95, lcp: 2500, tbt: 200, cls: 0.049 }, before)).toBe(true);
  });

  test.each([{ performance: 94 }, { cls: 0.05 }])("%o is worse", (change) => {
    expect(isAsFastAs({ ...before, ...change }, before)).toBe(false);
  });
});
