import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Lint warns from 300 lines on. */
const mostLines = 500;

test("no file of ours is longer than can be read at once", () => {
  const files = globSync("{app,bench,deploy,domain,e2e,scripts,server}/**/*.{ts,tsx,mjs,css}");
  expect(files.length).toBeGreaterThan(2500);
  const long = files
    .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > mostLines);
  expect(long).toEqual([]);
});
