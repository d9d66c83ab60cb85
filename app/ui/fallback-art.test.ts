import { expect, test } from "vitest";
import { fallbackArt } from "./fallback-art.ts";

test("a home keeps its drawing", () => {
  expect(fallbackArt("LST7Q2")).toBe(fallbackArt("LST7Q2"));
  expect(fallbackArt("LST7Q2")).toMatch(/f_\w+\.svg/);
});

test("homes get different drawings", () => {
  const drawings = new Set(Array.from({ length: 40 }, (_, n) => fallbackArt(`home-${n}`)));
  expect(drawings.size).toBeGreaterThan(4);
});
