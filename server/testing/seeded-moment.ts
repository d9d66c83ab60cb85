import { fuzzSeed } from "./fuzz-seed.ts";

/** What a site under test takes as now, unless its test says otherwise. */
export const testNow = new Date("2026-11-21T12:00:00Z");

const dayMs = 24 * 60 * 60 * 1000;

/** A moment of the day before `testNow`, another with each seed: for a time on which no verdict depends. */
export const seededMoment = new Date(
  testNow.getTime() - ((Math.imul(fuzzSeed, 0x9e37_79b1) >>> 0) % dayMs),
);
