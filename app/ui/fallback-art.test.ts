import { expect, test } from "vitest";
import { getFallbackArt } from "./fallback-art.ts";

test("a home keeps its drawing", () => {
  expect(getFallbackArt("LST7Q2")).toBe(getFallbackArt("LST7Q2"));
  expect(getFallbackArt("LST7Q2")).toMatch(/f_\w+\.svg/);
});

test("homes get different drawings", () => {
  const drawings = new Set(Array.from({ length: 40 }, (_, n) => getFallbackArt(`home-${n}`)));
  expect(drawings.size).toBeGreaterThan(4);
});
