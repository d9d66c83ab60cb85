import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const documents = globSync("{*.md,docs/**/*.md}");

describe.each(documents)("%s", (document) => {
  const text = readFileSync(document, "utf8");

  test("names only files that exist", () => {
    const paths = [
      ...text.matchAll(/`((?:app|server|domain|e2e|bench|scripts|deploy|docs)\/[\w./-]*\w\/?)`/g),
    ];
    // A table of tests names them without their ending.
    const ends = ["", ".ts", ".tsx", ".mjs", ".test.ts", ".test.tsx", ".spec.ts", ".bench.ts"];
    const isThere = (path: string) => ends.some((end) => existsSync(path + end));
    expect(paths.map(([, path]) => path!).filter((path) => !isThere(path))).toEqual([]);
  });

  test("links only to existing files", () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
    const missing = links.filter(([, link]) => !existsSync(join(dirname(document), link!)));
    expect(missing.map(([, link]) => link)).toEqual([]);
  });
});

test("decisions are numbered as their files are", () => {
  for (const file of globSync("docs/decisions/*.md")) {
    const [, number] = /(\d{4})-/.exec(file)!;
    expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^# 0*${Number(number)}[.:]? `));
  }
});
