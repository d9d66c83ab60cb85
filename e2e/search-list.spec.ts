import { expect, type Page, test } from "@playwright/test";
import { demoSite as site } from "./shared-sites.ts";

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.getByRole("button", { name: "Reject all" }).click();
}

test("'Load more' fetches the next homes alone, and coming back shows as many", async ({
  page,
}) => {
  await openPage(page, "/properties?rentmax=4000");
  const cards = page.locator(".homes > li");
  await expect(cards).toHaveCount(10);
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/properties(\/more|\.data)?$/.test(pathname)) requests.push(search);
  });
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(cards).toHaveCount(20);
  await expect(cards.nth(10).locator("a:focus")).toBeVisible();
  const part = /&offset=10&limit=10$/;
  expect(requests.filter((search) => !part.test(search))).toEqual([]);
  await expect(page).toHaveURL(/show=20/);
  await cards
    .nth(14)
    .getByRole("link", { name: /^Book viewing/ })
    .click();
  await expect(page).toHaveURL(/book-viewing/);
  await page.goBack();
  await expect(cards).toHaveCount(20);
  await expect(cards.nth(14)).toBeInViewport();
});

test("an area page grows by five as it is scrolled", async ({ page }) => {
  await openPage(page, "/flats-to-rent/london");
  const cards = page.locator(".homes > li");
  await expect(cards).toHaveCount(10);
  await page.getByRole("link", { name: "Load more" }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(10);
  expect((await cards.count()) % 5).toBe(0);
});
