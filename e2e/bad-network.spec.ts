import { expect, test } from "@playwright/test";
import { type SiteWithFeed, startSiteWithFeed } from "./site-with-feed.ts";
import { pages } from "./pages.ts";

let site: SiteWithFeed;

test.beforeAll(async () => {
  site = await startSiteWithFeed();
});

test.afterAll(() => site.stop());

test.describe("while the script has not arrived", () => {
  for (const path of pages) {
    test(`${path} reads and its menu opens`, async ({ page }) => {
      await page.route("**/assets/*.js", () => undefined);
      await page.goto(site.url + path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const menu = page.locator("header summary:visible").first();
      await menu.click();
      await expect(page.locator("header details[open] a").first()).toBeVisible();
    });
  }
});

test.describe("what is typed before the script has arrived", () => {
  test.beforeEach(async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/referral`, { waitUntil: "commit" });
    await page.getByLabel("Your name").fill("Mina Castell");
    await page.getByLabel("Your email").fill("mina@example.com");
    await page.getByLabel("Landlord's name").fill("Odile Hart");
    await page.getByLabel("Landlord's email").fill("odile@example.com");
    await page.getByLabel("Landlord's phone number").fill("07700 900321");
    arrival.resolve();
  });

  test("is kept, and can be sent", async ({ page }) => {
    await expect(page.getByRole("button", { name: "Send referral" })).toBeEnabled();
    await expect(page.getByLabel("Your name")).toHaveValue("Mina Castell");
  });

  test("is still there after sending has failed", async ({ page }) => {
    await page.route("**/api/referral", (route) => route.fulfill({ status: 502 }));
    await page.getByRole("button", { name: "Send referral" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: "Back to the form" }).click();
    await expect(page.getByLabel("Your name")).toHaveValue("Mina Castell");
    await expect(page.getByLabel("Landlord's phone number")).toHaveValue("07700 900321");
  });
});

test("a page that the server can't give says so, keeps the menu, and the way back works", async ({
  page,
}) => {
  await page.goto(`${site.url}/faq`);
  await page.getByRole("button", { name: "Reject all" }).click();
  const down = { status: 503, body: "down", headers: { "Server-Timing": 'request;desc="abc"' } };
  await page.route(/\.data(\?|$)/, (route) => route.fulfill(down));
  await page.getByRole("contentinfo").getByRole("link", { name: "Property search" }).click();
  await expect(page.getByRole("heading", { name: "Sorry, this page didn’t open" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /^Call/ })).toBeVisible();
  await expect(page.getByText("Please quote abc")).toBeVisible();
  await page.unroute(/\.data(\?|$)/);
  await page.getByRole("main").getByRole("link", { name: "Back to the start" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
});
