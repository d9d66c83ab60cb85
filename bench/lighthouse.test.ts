import { expect, test } from "vitest";
import { lighthouseLimit, type LighthouseScores, middleRun } from "./lighthouse.ts";

const good: LighthouseScores = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1100,
  tbt: 80,
  cls: 0,
  failed: [],
};

test("a home's page is held to 1.2 s for its first photo and 100 ms of blocked time", () => {
  const { holds } = lighthouseLimit("/property/:id")!;
  expect(holds(good)).toBe(true);
  expect(holds({ ...good, lcp: 1200 })).toBe(false);
  expect(holds({ ...good, tbt: 100 })).toBe(false);
  expect(holds({ ...good, performance: 97 })).toBe(false);
});

test("other held pages are held to their scores alone", () => {
  const { holds } = lighthouseLimit("/landlords")!;
  expect(holds({ ...good, lcp: 1500, tbt: 140 })).toBe(true);
  expect(holds({ ...good, cls: 0.01 })).toBe(false);
  expect(lighthouseLimit("/shortlist")).toBeNull();
});

test("of several runs the one in the middle counts, by its blocked time", () => {
  const runs = [300, 60, 75, 90, 20].map((tbt) => ({ ...good, tbt }));
  expect(middleRun(runs).tbt).toBe(75);
});
