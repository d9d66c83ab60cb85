import { expect, test } from "@playwright/test";
import { type SiteWithFeed, startSiteWithFeed } from "./site-with-feed.ts";
import { expectNoAxeViolations, collectConsoleErrors } from "./page-checks.ts";
import { pages } from "./pages.ts";

let site: SiteWithFeed;

test.beforeAll(async () => {
  site = await startSiteWithFeed();
});

test.afterAll(() => site.stop());

// The API documentation has no script, so no consent banner.
for (const path of [...pages, "/developers"]) {
  test(`${path} has one heading, a title, a description, no complaint and no axe finding`, async ({
    page,
  }) => {
    const consoleErrors = collectConsoleErrors(page);
    expect((await page.goto(site.url + path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await page.title()).toMatch(/.{10,}/);
    expect(await page.locator('meta[name="description"]').getAttribute("content")).toMatch(
      /.{30,}/,
    );
    await expectNoAxeViolations(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    expect(consoleErrors.messages).toEqual([]);
  });
}
