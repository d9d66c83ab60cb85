import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { sitePages } from "../../domain/site/site-pages.ts";
import routes from "../routes.ts";

const app = join(import.meta.dirname, "..");
const pages = (await Promise.resolve(routes))
  .filter(({ path = "", file }) => !/[:*]/.test(path) && file.endsWith(".tsx"))
  .map(({ path = "", file }) => ({ path: `/${path}`, file }));
const sitemapPaths = new Set(sitePages.map(({ path }) => path));

/** Says so itself or through a file that it imports for that. */
function isNoIndexPage(file: string): boolean {
  const source = readFileSync(join(app, file), "utf8");
  const meta = /import \{[^}]*\b\w+Meta\b[^}]*\} from "(\.[^"]+)"/.exec(source)?.[1];
  const metaFile = meta === undefined ? "" : readFileSync(join(app, dirname(file), meta), "utf8");
  return [source, metaFile].some((text) =>
    text.replaceAll(/^(import|export const noIndex) .*/gm, "").includes("noIndex"),
  );
}

describe("the pages that search engines may list", () => {
  test.each(pages)("$path is among them, or it asks not to be listed", ({ path, file }) => {
    expect(isNoIndexPage(file)).toBe(!sitemapPaths.has(path));
  });

  test("all are pages of the site, each once", () => {
    const paths = new Set(pages.map(({ path }) => path));
    expect(sitePages.filter(({ path }) => !paths.has(path))).toEqual([]);
    expect(sitemapPaths.size).toBe(sitePages.length);
  });
});
