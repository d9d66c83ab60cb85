import { expect, test } from "@playwright/test";
import { axeIsSilent } from "./page-checks.ts";
import { forget, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite | undefined;

// The built site has no style guide, so this is the one journey through the development site.
test.beforeAll(async () => {
  site = await startSite({ NODE_ENV: "development", DEMO_DATA: "off" }, undefined, {
    program: "server/dev.ts",
  });
});
test.afterAll(async () => {
  if (!site) return;
  await site.stop();
  forget(site.dataDir);
});

test("axe finds nothing in any state of any component", async ({ page }) => {
  // Vite may load the page once more while it gets to know the packages.
  await expect(async () => {
    await page.goto(`${site?.url}/styleguide`);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1, name: "Style guide" })).toBeVisible();
    await axeIsSilent(page);
  }).toPass({ timeout: 50_000 });
});
