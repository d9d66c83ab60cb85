import { expect, type Page, test } from "@playwright/test";
import { budgets, findLimit } from "../bench/budgets.ts";
import { listHtmlFaults } from "./html-faults.ts";
import { listKeyboardFaults } from "./keyboard-walk.ts";
import {
  collectConsoleErrors,
  collectFailedRequests,
  disableMaps,
  expectNoAxeViolations,
  waitForHydration,
} from "./page-checks.ts";
import { findBrokenLinks } from "./page-links.ts";
import { pages } from "./pages.ts";
import { demoSite } from "./shared-sites.ts";

const wide = { width: 1440, height: 900 };

/**
 * Opens each page once: as on a phone, then in a wide window. The menu, and in the wide window the
 * header and the footer, are the same on all pages and checked on the first one.
 */
for (const [index, path] of pages.entries()) {
  test(`${path} reads before its script, conforms, fits, and is accessible`, async ({ page }) => {
    const wholePage = index === 0;
    // `search-map.spec.ts` has pages with a map.
    await disableMaps(page);
    const consoleErrors = collectConsoleErrors(page);
    const failedRequests = collectFailedRequests(page);
    await recordLayoutShifts(page);
    const releaseScripts = await holdScripts(page);
    // By then its styles have come, without which it shows menus of both sizes.
    const response = await page.goto(demoSite.url + path, { waitUntil: "domcontentloaded" });
    expect(response?.status()).toBe(200);

    await test.step("without its script the page reads and its menu opens", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (wholePage) await expectMenuOpens(page);
    });
    releaseScripts();
    await page.waitForLoadState("networkidle");
    await waitForHydration(page);

    await test.step("its HTML conforms, and its links lead somewhere", async () => {
      const html = (await response?.text()) ?? "";
      expect(await listHtmlFaults(html, path)).toEqual([]);
      expect(findBrokenLinks(html, path)).toEqual([]);
    });

    await test.step("one heading, a title, a description, no more bytes or shifts than allowed", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectDescription(page);
      await expectWithinBudget(page, path);
    });

    await test.step("on a phone it fits and is accessible", async () => {
      await expectNoOverflow(page);
      await expectNoAxeViolations(page, { wholePage: true });
    });

    await test.step("in a wide window too, and the keyboard gets around", async () => {
      await page.setViewportSize(wide);
      await expectNoOverflow(page);
      await expectNoAxeViolations(page, { wholePage });
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
  for (const size of [page.viewportSize()!, wide]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    await expectNoAxeViolations(page, { wholePage: true });
  }
  expect(consoleErrors.messages).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: wide, isMobile: false, hasTouch: false });

  test("the menu of a wide window opens", async ({ page }) => {
    await page.goto(demoSite.url);
    await expectMenuOpens(page);
  });
});

async function expectMenuOpens(page: Page): Promise<void> {
  const menu = page.locator("header summary:visible").first();
  await menu.click();
  await expect(page.locator("header details[open] a").first()).toBeVisible();
  await menu.click();
}

/** Holds back the script that hydrates the page. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Notes each as a mark of the page, except those that follow a press. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry.toJSON();
        if (!hadRecentInput) performance.mark("shift", { detail: value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
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
  const { bytes, requests, layoutShift } = await page.evaluate(() => {
    const loaded = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const sum = loaded.reduce((total, { transferSize }) => total + transferSize, 0);
    const shifted = performance
      .getEntriesByName("shift")
      .reduce((total, shift) => total + shift.toJSON().detail, 0);
    return { bytes: sum, requests: loaded.length, layoutShift: shifted };
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(findLimit(budgets.firstView.kilobytes, path)!);
  expect(requests).toBeLessThanOrEqual(budgets.firstView.requests);
  expect(layoutShift).toBeLessThanOrEqual(budgets.firstView.layoutShift);
}
