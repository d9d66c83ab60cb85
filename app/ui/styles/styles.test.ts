import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tabletQuery } from "../breakpoints.ts";

const app = join(import.meta.dirname, "../..");
const read = (pattern: string) =>
  globSync(pattern, { cwd: app })
    .filter((file) => !file.includes(".test.") && !file.startsWith("styleguide/"))
    .map((file) => readFileSync(join(app, file), "utf8"))
    .join("\n");

const styles = read("**/*.css").replaceAll(/\/\*[^]*?\*\//g, "");
const code = read("**/*.{ts,tsx}") + read("../server/**/*.{ts,tsx}");
/** Class names stand in strings. */
const strings = listMatches(code, /("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g).join("\n");
const words = new Set(strings.match(/[\w-]+/g));

/** Made by libraries. */
const foreign = /^(maplibregl|yarl|rdp|embla)/;

function listMatches(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name!))];
}

/** `btn--${look}`, `door--${side}` and the like end in a value that stands in the code too. */
function isUsed(name: string): boolean {
  if (words.has(name)) return true;
  return [...name.matchAll(/[-_](?![-_])/g)].some(
    ({ index }) =>
      strings.includes(`${name.slice(0, index + 1)}\${`) && strings.includes(name.slice(index + 1)),
  );
}

test("every class of the styles is used by a page", () => {
  const classes = listMatches(styles.replaceAll(/url\([^)]*\)/g, ""), /\.(-?[a-z_][\w-]*)/gi);
  expect(classes.length).toBeGreaterThan(500);
  expect(classes.filter((name) => !foreign.test(name) && !isUsed(name))).toEqual([]);
});

test("every custom property that is set is read", () => {
  const set = listMatches(styles, /(?<![\w-])(--[\w-]+)\s*:/g);
  const readByStyles = new Set(listMatches(styles, /var\(\s*(--[\w-]+)/g));
  expect(
    set.filter(
      (name) => !name.startsWith("--yarl") && !readByStyles.has(name) && !code.includes(name),
    ),
  ).toEqual([]);
});

test("every animation that is defined runs", () => {
  const defined = listMatches(styles, /@keyframes\s+([\w-]+)/g);
  const used = styles.replaceAll(/@keyframes\s+[\w-]+/g, "");
  expect(defined.filter((name) => !used.includes(name) && !code.includes(name))).toEqual([]);
});

test("media queries ask for the width by its names, apart from the one that is specified", () => {
  const queries = listMatches(styles, /@media([^{]*\d(?:rem|em|px)[^{]*)\{/g);
  expect(queries.map((query) => query.trim())).toEqual(["(width <= 768px)"]);
});

test("a page has one column up to 760 px, as the menus do, and more from the next pixel on", () => {
  const phone = readFileSync(new URL("breakpoints.css", import.meta.url), "utf8");
  expect(phone).toContain("@custom-media --phone (width <= 47.5rem);");
  expect(tabletQuery).toBe("(width > 47.5rem)");
});
