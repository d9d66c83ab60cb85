import { expect, type Page, test } from "@playwright/test";
import { budgets, findLimit } from "../bench/budgets.ts";
import { listHtmlFaults } from "./html-faults.ts";
import { listKeyboardFaults } from "./keyboard-walk.ts";
import {
  collectConsoleErrors,
  collectFailedRequests,
  disableMaps,
  expectNoAxeViolations,
  measureLayoutShift,
  waitForHydration,
} from "./page-checks.ts";
import { findBrokenLinks } from "./page-links.ts";
import { pages } from "./pages.ts";
import { demoSite } from "./shared-sites.ts";

const wide = { width: 1440, height: 900 };
/** Pages of a home. */
const homePages = ["/property/:id", "/enquire/:id", "/book-viewing/:id"];
const inFull = process.env["LONG_TESTS"] === "on";

/**
 * Opens each page once: as on a phone, then in a wide window. The header and the footer are the same
 * on all pages and checked on the first one. The keyboard goes through every third page.
 * `npm run test:long` checks every page as the first.
 */
for (const [index, path] of [...pages, ...homePages].entries()) {
  test(`${path} conforms, fits, and is accessible`, async ({ page }) => {
    const wholePage = inFull || index === 0;
    // `search-map.spec.ts` has pages with a map.
    await disableMaps(page);
    const consoleErrors = collectConsoleErrors(page);
    const failedRequests = collectFailedRequests(page);
    const address = path.endsWith(":id") ? path.replace(":id", await findHomeId(page)) : path;
    const response = await page.goto(demoSite.url + address);
    expect(response?.status()).toBe(200);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");

    await test.step("its HTML conforms, and its links lead somewhere", async () => {
      const html = (await response?.text()) ?? "";
      expect(await listHtmlFaults(html, address)).toEqual([]);
      expect(findBrokenLinks(html, address)).toEqual([]);
    });

    await test.step("one heading, a title, a description, no more bytes or shifts than allowed", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectDescription(page);
      await expectWithinBudget(page, path);
    });

    await test.step("on a phone it fits and is accessible", async () => {
      await expectNoOverflow(page);
      await expectNoAxeViolations(page, { wholePage });
    });

    await test.step("in a wide window too, and the keyboard gets around", async () => {
      await page.setViewportSize(wide);
      await expectNoOverflow(page);
      if (wholePage) await expectNoAxeViolations(page, { wholePage });
      if (!inFull && index % 3 > 0) return;
      await page.getByRole("button", { name: "Reject all" }).click();
      expect(await listKeyboardFaults(page, { wholePage })).toEqual([]);
    });
    expect(failedRequests).toEqual([]);
    expect(consoleErrors.messages).toEqual([]);
  });
}

// Its page has no script, so no consent banner.
test("/developers conforms, fits, and is accessible", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  expect((await page.goto(`${demoSite.url}/developers`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectDescription(page);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page, { wholePage: true });
  await page.setViewportSize(wide);
  await expectNoOverflow(page);
  expect(consoleErrors.messages).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page reads", async ({ page }) => {
    for (const path of pages) {
      await page.goto(demoSite.url + path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    }
  });

  test("the menu opens on a phone and in a wide window", async ({ page }) => {
    await page.goto(demoSite.url);
    await expectMenuOpens(page);
    await page.setViewportSize(wide);
    await expectMenuOpens(page);
  });
});

async function findHomeId(page: Page): Promise<string> {
  const found = await page.request.get(`${demoSite.url}/api/properties?limit=1`);
  return (await found.json()).listings[0]["_id"];
}

async function expectMenuOpens(page: Page): Promise<void> {
  const menu = page.locator("header summary:visible").first();
  await menu.click();
  await expect(page.locator("header details[open] a").first()).toBeVisible();
  await menu.click();
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
    // A `transferSize`, which is nothing for what the browser has cached (Resource Timing, 4.5.1).
    const sum = loaded.reduce((total, { encodedBodySize }) => total + encodedBodySize + 300, 0);
    return { bytes: sum, requests: loaded.length };
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(findLimit(budgets.firstView.kilobytes, path)!);
  expect(requests).toBeLessThanOrEqual(budgets.firstView.requests);
  expect(await measureLayoutShift(page)).toBeLessThanOrEqual(budgets.firstView.layoutShift);
}
