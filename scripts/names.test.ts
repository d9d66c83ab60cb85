import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** Words in exported names that an engineer or a letting agent would not search for, with what they would. */
const deniedWords: Readonly<Record<string, string>> = {
  alarm: "deadline",
  alarms: "deadlines",
  asks: "requests",
  bricks: "progress blocks",
  clocks: "deadlines",
  cut: "crop a picture, truncate a text, split a reply",
  lets: "tenancies",
  most: "max",
  nobody: "no one, or what is missing",
  paper: "document",
  papers: "documents",
  taps: "offline changes",
  tell: "notify",
  wish: "request, preferred times, requirements",
  wishes: "requests, preferred times, requirements",
};

/** Right where they stand. */
const allowedNames = new Set([
  "ComparableLets",
  "findComparableLets",
  "furnishingWishes",
  "holdingUseWishes",
  // A state of a home, and no view of one.
  "ShownNoMore",
  "wishes",
]);

function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ");
}

function listExportedNames(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
}

/** Right where they stand, as file names. */
const allowedFiles = new Set(["comparable-lets", "paper-characters"]);

test("file names use the trade's words", () => {
  const files = globSync("{app,domain,server}/**/*.{ts,tsx,css}");
  const found = files.flatMap((file) => {
    const name = basename(file).replace(/\..*/, "");
    if (allowedFiles.has(name)) return [];
    const denied = name.split("-").find((word) => word in deniedWords);
    return denied ? [`${file} has '${denied}': write ${deniedWords[denied]}`] : [];
  });
  expect(found).toEqual([]);
});

test("exported names use the trade's words", () => {
  const files = globSync("{app,domain,server}/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test.") && !file.startsWith("server/testing/"),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    listExportedNames(file).flatMap((name) => {
      if (allowedNames.has(name)) return [];
      if (/^Shown[A-Z]/.test(name)) return [`${file}: ${name}: what a page shows is called …View`];
      const denied = splitWords(name).find((word) => word in deniedWords);
      return denied ? [`${file}: ${name} has '${denied}': write ${deniedWords[denied]}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
