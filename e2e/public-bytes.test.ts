import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientFolder, readBuiltRoutes } from "../bench/built-routes.ts";
import { pages } from "./pages.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ DEMO_DATA: "off" });
});
afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

const routes = readBuiltRoutes();
const isOffice = ({ name }: { name: string }) => name.startsWith("app/office/");
const publicFiles = new Set(
  routes
    .filter((route) => !isOffice(route))
    .flatMap(({ scripts, laterScripts, styles }) => [...scripts, ...laterScripts, ...styles]),
);
/** Names of the files that pages of the office alone load. */
const officeFiles = new Set(
  routes
    .filter(isOffice)
    .flatMap(({ scripts, styles }) => [...scripts, ...styles])
    .filter((file) => !publicFiles.has(file))
    // With its slash: `own-document` and `document`, both empty, end in one hash.
    .map((file) => `/${basename(file)}`),
);

/** Paths of the office and names of its files in a text that a browser loads. */
function listOfOffice(text: string): string[] {
  const paths = text.match(/["'`](?:\/office|office\/)[^"'`]*["'`]/g) ?? [];
  return [...paths, ...[...officeFiles].filter((file) => text.includes(file))];
}

async function readPage(path: string): Promise<{ html: string; manifest: string }> {
  const html = await (await fetch(site.url + path)).text();
  const [url] = /\/assets\/[\w-]*manifest-\w+\.js/.exec(html) ?? [];
  if (!url) return { html, manifest: "" };
  const response = await fetch(site.url + url);
  expect([url, response.status]).toEqual([url, 200]);
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  return { html, manifest: await response.text() };
}

test.each([...pages, "/nowhere"])("%s names nothing of the office", async (path) => {
  const { html, manifest } = await readPage(path);
  expect(listOfOffice(html)).toEqual([]);
  expect(listOfOffice(manifest)).toEqual([]);
});

test("no script or style of a public page names anything of the office", () => {
  expect(officeFiles.size).toBeGreaterThan(50);
  const named = [...publicFiles].flatMap((file) =>
    listOfOffice(readFileSync(join(clientFolder, file), "utf8")).map((one) => `${file}: ${one}`),
  );
  expect(named).toEqual([]);
});

test.each(["/office/sign-in", "/Office/sign-in", "/%6Fffice/sign-in", "/office/sign-in/nowhere"])(
  "%s, a page of the office, names its routes",
  async (path) => {
    const { manifest } = await readPage(path);
    expect(listOfOffice(manifest)).toContain('"office/today"');
  },
);

test("the table of routes of public pages is served compressed", async () => {
  const [path] = /\/assets\/public-manifest-\w+\.js/.exec(await (await fetch(site.url)).text())!;
  const { headers } = await fetch(site.url + path, { headers: { "Accept-Encoding": "br" } });
  expect(headers.get("Content-Encoding")).toBe("br");
});
