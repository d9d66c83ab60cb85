import { expect, test } from "vitest";

const sources = import.meta.glob<string>(
  [
    "./**/*.tsx",
    "../brand/texts/case-text.ts",
    "../../domain/{customer-pages,contacts}/*.ts",
    "../../server/customer-pages/**/*.{ts,tsx}",
    "!../../**/*.test.*",
  ],
  { eager: true, query: "?raw", import: "default" },
);

/** Staff choose from these, and what they chose is stored as it reads. */
const stored = /"By e-mail"/g;
const codes = /"new link by e-mail"|[\w/.-]*mails?\.ts"/g;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

test("own pages write email as one word", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  const others = Object.entries(sources).filter(([, source]) =>
    /e-mail/i.test(source.replaceAll(comments, "").replaceAll(stored, "").replaceAll(codes, "")),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});
