import { expect, type Page, test } from "@playwright/test";
import { waitForHydration } from "./page-checks.ts";
import { demoSite as site } from "./shared-sites.ts";

const findMenu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const pressOpener = (page: Page) => page.locator(".burger").click();

async function openMenu(page: Page): Promise<void> {
  await pressOpener(page);
  await expect(findMenu(page)).toBeVisible();
  // Its history entry is there.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"menu"');
}

async function openSecondPage(page: Page): Promise<void> {
  await page.goto(`${site.url}/faq`);
  await page.goto(`${site.url}/about-us`);
  await waitForHydration(page);
}

test("Back closes the menu of a phone and keeps the page", async ({ page }) => {
  await openSecondPage(page);
  await openMenu(page);
  await page.goBack();
  await expect(findMenu(page)).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/about-us`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/faq`);
});

test("a menu that was closed in another way takes no press of Back", async ({ page }) => {
  await openSecondPage(page);
  for (const close of [() => pressOpener(page), () => page.keyboard.press("Escape")]) {
    await openMenu(page);
    await close();
    await expect(findMenu(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .not.toContain('"menu"');
  }
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/faq`);
});

test("what is chosen in the menu, or in the header above it, takes the place of the menu", async ({
  page,
}) => {
  for (const [link, path] of [
    [/^Services and fees/, "/services"],
    [/, home$/, "/"],
  ] as const) {
    await page.goto(`${site.url}/about-us`);
    await waitForHydration(page);
    await openMenu(page);
    await page.locator(".site-header").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(site.url + path);
    await expect(findMenu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/about-us`);
    await expect(findMenu(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(site.url + path);
  }
});
