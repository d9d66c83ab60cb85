import { expect, type Page, test } from "@playwright/test";
import { disableMaps, measureLayoutShift } from "./page-checks.ts";
import { demoSite as site } from "./shared-sites.ts";

/** The font that the browser has drawn something with. Empty while the page is only coming. */
async function findDrawnFont(page: Page, selector: string): Promise<string> {
  return askForFont(page, selector).catch(() => "");
}

async function askForFont(page: Page, selector: string): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName ?? "";
}

for (const [path, tag] of [
  ["/", []],
  ["/properties", ["@long"]],
] satisfies [string, string[]][]) {
  test(
    `brand fonts that are late still come to ${path}, and move next to nothing`,
    { tag },
    async ({ page }) => {
      await disableMaps(page);
      const letGo = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await letGo.promise;
        await route.continue();
      });
      await page.goto(site.url + path, { waitUntil: "commit" });
      await expect.poll(() => findDrawnFont(page, "h1")).not.toBe("");
      await page.waitForTimeout(1500);
      const before = await measureLayoutShift(page);
      expect(await findDrawnFont(page, "h1")).not.toContain("Besley");
      letGo.resolve();
      await expect.poll(() => findDrawnFont(page, "h1")).toContain("Besley");
      await expect.poll(() => findDrawnFont(page, "main p")).toContain("Instrument Sans");
      expect((await measureLayoutShift(page)) - before).toBeLessThanOrEqual(0.02);
    },
  );
}
