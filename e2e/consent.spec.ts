import { expect, type Page, test } from "@playwright/test";
import { collectConsoleErrors, expectNoAxeViolations, waitForHydration } from "./page-checks.ts";
import { demoSite as site, tagManagerId } from "./shared-sites.ts";

async function recordExternalRequests(page: Page): Promise<string[]> {
  const externalRequests: string[] = [];
  await page.route(
    (url) => url.origin !== site.url,
    async (route) => {
      externalRequests.push(route.request().url());
      await route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return externalRequests;
}

const findBanner = (page: Page) => page.getByRole("region", { name: "May we count your visit?" });
const pressBannerButton = (page: Page, name: string) =>
  findBanner(page).getByRole("button", { name, exact: true }).click();
const readDataLayer = (page: Page) => page.evaluate(() => window.dataLayer ?? null);
const tagManager = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`;
const booking = {
  event: "Website - Property Management Booking",
  category: "Book Valuation",
  action: "submitted",
};

async function requestValuation(page: Page): Promise<void> {
  await page.route("**/api/valrequest", () => {});
  await page.goto(`${site.url}/build-to-rent`);
  const form = page.locator(".building-form");
  await form.getByLabel("First name").fill("Priya");
  await form.getByLabel("Last name").fill("Raman");
  await form.getByLabel(/phone/i).fill("07700 900123");
  await form.getByLabel(/e-?mail/i).fill("priya@example.com");
  await form.getByRole("button", { name: /./ }).last().click();
  await expect(form.getByRole("status")).toHaveText("Sending");
}

test("before a choice nothing is asked of other sites and nobody is told, also of a booking", async ({
  page,
}) => {
  const asked = await recordExternalRequests(page);
  await page.clock.install();
  for (const path of ["/", "/landlords", "/about-us"]) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    await expect(findBanner(page)).toBeVisible();
    // The reviews load two seconds after the page.
    await page.clock.runFor(10_000);
    expect(await readDataLayer(page)).toBeNull();
  }
  await page.waitForLoadState("networkidle");
  await requestValuation(page);
  expect(await readDataLayer(page)).toBeNull();
  expect(asked).toEqual([]);
});

test("the banner asks without complaint; Reject all loads nothing until the footer's choices allow it", async ({
  page,
}) => {
  const asked = await recordExternalRequests(page);
  const consoleErrors = collectConsoleErrors(page);
  const again = page.getByRole("button", { name: "Cookie choices" });

  await test.step("it is accessible, and goes once it was answered", async () => {
    await page.goto(`${site.url}/legal`);
    await expect(findBanner(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await pressBannerButton(page, "Choose cookies");
    await expectNoAxeViolations(page);
    await pressBannerButton(page, "Reject all");
    await expect(findBanner(page)).toBeHidden();
  });

  await test.step("nothing is loaded or told, also after a reload, and of a booking", async () => {
    await page.reload({ waitUntil: "networkidle" });
    await expect(findBanner(page)).toBeHidden();
    expect(await readDataLayer(page)).toBeNull();
    await requestValuation(page);
    expect(await readDataLayer(page)).toBeNull();
    expect(asked).toEqual([]);
    expect(consoleErrors.messages).toEqual([]);
  });

  await test.step("the footer opens the choices as they were, and gets the focus back", async () => {
    await again.click();
    await expect(findBanner(page).getByRole("heading")).toBeFocused();
    await expect(findBanner(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await pressBannerButton(page, "Accept all");
    await expect(again).toBeFocused();
    await expect.poll(() => asked).toEqual([tagManager]);
    await again.click();
    await expect(findBanner(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
  });

  await test.step("a consent that is taken back ends what it had started", async () => {
    const address = page.url();
    const reloaded = page.waitForEvent("load");
    await pressBannerButton(page, "Reject all");
    await reloaded;
    await page.waitForLoadState("networkidle");
    expect(page.url()).toBe(address);
    expect(asked).toEqual([tagManager]);
    expect(await readDataLayer(page)).toBeNull();
  });
});

test("Accept all loads the tag manager and tells it so, also after a reload, and of a booking", async ({
  page,
}) => {
  const asked = await recordExternalRequests(page);
  await page.goto(`${site.url}/legal`);
  await pressBannerButton(page, "Accept all");
  const all = { event: "consent", analytics: true, marketing: true };
  await expect.poll(() => readDataLayer(page)).toContainEqual(all);
  await expect.poll(() => asked).toEqual([tagManager]);
  await page.reload({ waitUntil: "networkidle" });
  await expect(findBanner(page)).toBeHidden();
  expect(await readDataLayer(page)).toContainEqual(all);
  expect(asked).toEqual([tagManager, tagManager]);
  await requestValuation(page);
  expect(await readDataLayer(page)).toContainEqual(booking);
});

test("no tag manager reads the address of a page that is somebody's key", async ({ page }) => {
  const asked = await recordExternalRequests(page);
  await page.goto(`${site.url}/legal`);
  await pressBannerButton(page, "Accept all");
  await expect.poll(() => asked).toEqual([tagManager]);
  await page.goto(`${site.url}/my-viewing?id=${"0".repeat(24)}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(asked).toEqual([tagManager]);
  // On the next page without a new document it would read the key in the history, and after Back in the address.
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL(/about-us/);
  await page.waitForLoadState("networkidle");
  await page.goBack({ waitUntil: "networkidle" });
  expect(asked).toEqual([tagManager]);
});

test("Choose with nothing ticked is a rejection; later it allows what is ticked and no more", async ({
  page,
}) => {
  const asked = await recordExternalRequests(page);
  await page.goto(`${site.url}/legal`);
  await pressBannerButton(page, "Choose cookies");
  await expect(findBanner(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  await pressBannerButton(page, "Save my choice");
  await page.reload({ waitUntil: "networkidle" });
  await expect(findBanner(page)).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Cookie choices" }).click();
  await findBanner(page)
    .getByRole("checkbox", { name: /Analytics/ })
    .check();
  await pressBannerButton(page, "Save my choice");
  await expect
    .poll(() => readDataLayer(page))
    .toContainEqual({ event: "consent", analytics: true, marketing: false });
});
