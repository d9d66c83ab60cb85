import { afterAll, beforeAll, expect, test } from "vitest";
import { listLinks } from "../page-links.ts";
import { pages } from "../pages.ts";
import { removeDataDir, type RunningSite, startSite } from "../running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

test("every link on every page leads somewhere real", async () => {
  const found = new Map<string, string>();
  for (const path of pages) {
    const html = await (await fetch(site.url + path)).text();
    for (const target of listLinks(html, path)) if (!found.has(target)) found.set(target, path);
  }
  const broken: string[] = [];
  for (const [target, from] of found) {
    const response = await fetch(site.url + target, { redirect: "follow" });
    const [, fragment] = target.split("#");
    const html = await response.text();
    if (response.status !== 200) broken.push(`${from}: ${target} answers ${response.status}`);
    else if (fragment && !html.includes(`id="${fragment}"`))
      broken.push(`${from}: ${target} has no such place`);
  }
  expect(broken).toEqual([]);
  expect(found.size).toBeGreaterThan(100);
}, 300_000);
