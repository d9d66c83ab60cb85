import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { listIndexedPages } from "../../domain/site/page-handle.ts";
import { pageHandles } from "../../server/testing/page-handles.ts";
import routes from "../routes.ts";

const app = join(import.meta.dirname, "..");
/** Without those that data with data, and without what is drawn where there is no page. */
const drawn = routes
  // The office's layout, which asks for all its pages not to be listed, has no address.
  .filter(({ index, path }) => index || path !== undefined)
  .map(({ path = "", file }) => ({ path: `/${path}`, file }))
  .filter(({ path, file }) => path !== "/*" && file.endsWith(".tsx"));
const fixed = drawn.filter(({ path }) => !path.includes(":"));
const opened = drawn.filter(({ path }) => path.includes(":"));
const sitemapPaths = new Set(listIndexedPages(pageHandles).map(({ path }) => path));
const openToAll = new Set(pageHandles.flatMap(({ path, handle }) => (handle.cache ? [path] : [])));

/** Says so itself or through a file that it imports for that; `createPageMeta` and `createFormMeta` are every page’s. */
function isNoIndexPage(file: string): boolean {
  const source = readFileSync(join(app, file), "utf8");
  const metaFiles = [
    ...source.matchAll(
      /import \{[^}]*\b(?!createPageMeta|createFormMeta)\w+Meta\b[^}]*\} from "(\.[^"]+)"/g,
    ),
  ].map(([, meta = ""]) => readFileSync(join(app, dirname(file), meta), "utf8"));
  return [source, ...metaFiles].some((text) =>
    text.replaceAll(/^import .*/gm, "").includes("noIndex"),
  );
}

describe("the pages that search engines may list", () => {
  test.each(fixed)("$path is among them, or it asks not to be sitemapPaths", ({ path, file }) => {
    expect(isNoIndexPage(file)).toBe(!sitemapPaths.has(path));
  });

  test.each(opened)("$path is open to all, or it asks not to be listed", ({ path, file }) => {
    expect(openToAll.has(path) || isNoIndexPage(file)).toBe(true);
  });

  test("all are pages of the site, each once", () => {
    const paths = new Set(fixed.map(({ path }) => path));
    const all = listIndexedPages(pageHandles).map(({ path }) => path);
    expect(all.filter((path) => !paths.has(path))).toEqual([]);
    expect(sitemapPaths.size).toBe(all.length);
  });
});
