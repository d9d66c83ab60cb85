import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import knownLongSentences from "./texts/long-sentences.json" with { type: "json" };
import { listLongSentences } from "./texts/long-sentences.ts";

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

describe("A sentence of a document", () => {
  const sentence = (words: number) => `${"word ".repeat(words).trim()}.`;

  test("is long over 30 words, and code, tables and lists are none", () => {
    const list = `- ${sentence(20)}\n- ${sentence(20)}`;
    expect(listLongSentences(`${sentence(30)} ${sentence(31)}`)).toEqual([sentence(31)]);
    expect(listLongSentences(`| ${sentence(40)} |\n\n${list}`)).toEqual([]);
  });

  test("is short, but for known ones, of which there may only be fewer", () => {
    const counts = documents
      .toSorted()
      .map((file) => [file, listLongSentences(readFileSync(file, "utf8")).length] as const);
    expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(knownLongSentences);
  });
});

test("decisions are numbered as their files are", () => {
  for (const file of globSync("docs/decisions/*.md")) {
    const [, number] = /(\d{4})-/.exec(file)!;
    expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^# 0*${Number(number)}[.:]? `));
  }
});
