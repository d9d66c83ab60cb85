import { expect, type Page, test } from "@playwright/test";
import { waitForHydration } from "./page-checks.ts";
import { demoSite } from "./shared-sites.ts";

declare global {
  interface Window {
    /** Where something to press stood before the page's script ran. */
    before: Map<Element, DOMRect>;
  }
}

const pages = ["inbox", "today", "diary", "lets", "listings"];
const widths = [390, 1440];

/** As on a slow line: whoever sees the page presses what is in it before its script has come. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(demoSite.url + path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pressed = document.querySelectorAll("main :is(a, button, summary, input, select)");
    const seen = [...pressed].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    window.before = new Map(seen.map((one) => [one, one.getBoundingClientRect()]));
  });
  return arrival.resolve;
}

/** What stands elsewhere since, and where. */
function listMoved(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...window.before].flatMap(([one, was]) => {
      const is = one.getBoundingClientRect();
      if (!one.isConnected) return [];
      const moved = [is.x - was.x, is.y - was.y, is.width - was.width, is.height - was.height];
      const isStill = moved.every((pixels) => Math.abs(pixels) < 0.5);
      return isStill
        ? []
        : [`${one.textContent || one.outerHTML.slice(0, 80)}: ${moved.join(" ")}`];
    }),
  );
}

for (const width of widths) {
  const tag = width === 390 ? ["@long"] : [];
  test(
    `nothing of the office moves under a press when the page's script arrives, at ${width} pixels`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${demoSite.url}/office`);
      await page.getByRole("button", { name: "Imogen Achebe" }).click();
      await expect(page).toHaveURL(/\/office\/today$/);
      for (const name of pages) {
        const letScriptCome = await openWithoutScript(page, `/office/${name}`);
        expect(await page.evaluate(() => window.before.size)).toBeGreaterThan(5);
        letScriptCome();
        await waitForHydration(page);
        expect.soft(await listMoved(page), name).toEqual([]);
        await page.unrouteAll();
      }
    },
  );
}
