import { expect, type Page, test } from "@playwright/test";
import { budgets, findLimit } from "../bench/budgets.ts";
import { listHtmlFaults } from "./html-faults.ts";
import { listKeyboardFaults } from "./keyboard-walk.ts";
import {
  collectConsoleErrors,
  collectFailedRequests,
  expectNoAxeViolations,
  waitForHydration,
} from "./page-checks.ts";
import { findBrokenLinks } from "./page-links.ts";
import { pages } from "./pages.ts";
import { type SiteWithFeed, startSiteWithFeed } from "./site-with-feed.ts";

let site: SiteWithFeed;

test.beforeAll(async () => {
  site = await startSiteWithFeed();
});

test.afterAll(() => site.stop());

/** Opens each page once at each size. What does not depend on the size is checked at one. */
for (const path of pages) {
  test(`${path} reads before its script, conforms, fits, and is accessible`, async ({ page }, {
    project,
  }) => {
    const onPhone = project.name === "phone";
    const consoleErrors = collectConsoleErrors(page);
    const failedRequests = collectFailedRequests(page);
    const releaseScripts = await holdScripts(page);
    // By then its styles have come, without which it shows menus of both sizes.
    const response = await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
    expect(response?.status()).toBe(200);

    await test.step("without its script the page reads and its menu opens", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const menu = page.locator("header summary:visible").first();
      await menu.click();
      await expect(page.locator("header details[open] a").first()).toBeVisible();
      await menu.click();
    });
    releaseScripts();
    await waitForHydration(page);

    await test.step("one heading, a title, a description, nothing wider than the screen", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectDescription(page);
      await expectNoOverflow(page);
    });
    if (onPhone) await expectWithinBudget(page, path);
    await expectNoAxeViolations(page, { wholePage: true });
    if (!onPhone) {
      const html = (await response?.text()) ?? "";
      expect(await listHtmlFaults(html, path)).toEqual([]);
      expect(findBrokenLinks(html, path)).toEqual([]);
      await page.getByRole("button", { name: "Reject all" }).click();
      expect(await listKeyboardFaults(page)).toEqual([]);
    }
    expect(failedRequests).toEqual([]);
    expect(consoleErrors.messages).toEqual([]);
  });
}

// Its page has no script, so no consent banner.
test("/developers conforms, fits, and is accessible", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  expect((await page.goto(`${site.url}/developers`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectDescription(page);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page, { wholePage: true });
  expect(consoleErrors.messages).toEqual([]);
});

/** Holds back the script that hydrates the page. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

async function expectDescription(page: Page): Promise<void> {
  expect(await page.title()).toMatch(/.{10,}/);
  const description = page.locator('meta[name="description"]');
  expect(await description.getAttribute("content")).toMatch(/.{30,}/);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
}

/** What the page has loaded so far, like the first view that Lighthouse measures. */
async function expectWithinBudget(page: Page, path: string): Promise<void> {
  const { bytes, requests } = await page.evaluate(() => {
    const loaded = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const sum = loaded.reduce((total, { transferSize }) => total + transferSize, 0);
    return { bytes: sum, requests: loaded.length };
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(findLimit(budgets.firstView.kilobytes, path)!);
  expect(requests).toBeLessThanOrEqual(budgets.firstView.requests);
}
