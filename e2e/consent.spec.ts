import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeViolations, collectConsoleErrors } from "./page-checks.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite({ DEMO_DATA: "off", TAG_MANAGER_ID: "GTM-TEST123" });
});
test.afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

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
const tagManager = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123";

test("before a choice nothing is asked of other sites and nobody is told", async ({ page }) => {
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
  expect(asked).toEqual([]);
});

test("the banner asks without complaint, and goes once it was answered", async ({ page }) => {
  await recordExternalRequests(page);
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(site.url);
  await expect(findBanner(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await pressBannerButton(page, "Choose");
  await expectNoAxeViolations(page);
  await pressBannerButton(page, "Reject all");
  await expect(findBanner(page)).toBeHidden();
  for (const path of ["/", "/landlords"]) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    await expect(findBanner(page)).toBeHidden();
  }
  expect(consoleErrors.messages).toEqual([]);
});

test("Accept all loads the tag manager and tells it so, also after a reload", async ({ page }) => {
  const asked = await recordExternalRequests(page);
  await page.goto(site.url);
  await pressBannerButton(page, "Accept all");
  const all = { event: "consent", analytics: true, marketing: true };
  await expect.poll(() => readDataLayer(page)).toContainEqual(all);
  await expect.poll(() => asked).toEqual([tagManager]);
  await page.reload({ waitUntil: "networkidle" });
  await expect(findBanner(page)).toBeHidden();
  expect(await readDataLayer(page)).toContainEqual(all);
  expect(asked).toEqual([tagManager, tagManager]);
});

test("Reject all loads nothing, also after a reload", async ({ page }) => {
  const asked = await recordExternalRequests(page);
  await page.goto(site.url);
  await pressBannerButton(page, "Reject all");
  await expect(findBanner(page)).toBeHidden();
  await page.reload({ waitUntil: "networkidle" });
  await expect(findBanner(page)).toBeHidden();
  expect(await readDataLayer(page)).toBeNull();
  expect(asked).toEqual([]);
});

test("Choose allows what was ticked and no more; nothing is ticked before", async ({ page }) => {
  await recordExternalRequests(page);
  await page.goto(site.url);
  await pressBannerButton(page, "Choose");
  await expect(findBanner(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  await findBanner(page)
    .getByRole("checkbox", { name: /Analytics/ })
    .check();
  await pressBannerButton(page, "Save my choice");
  await expect
    .poll(() => readDataLayer(page))
    .toContainEqual({ event: "consent", analytics: true, marketing: false });
});

test("Choose with nothing ticked is a rejection", async ({ page }) => {
  const asked = await recordExternalRequests(page);
  await page.goto(site.url);
  await pressBannerButton(page, "Choose");
  await pressBannerButton(page, "Save my choice");
  await page.reload({ waitUntil: "networkidle" });
  await expect(findBanner(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test("the footer opens the choices again, as they were, and gets the focus back", async ({
  page,
}) => {
  const asked = await recordExternalRequests(page);
  await page.goto(site.url);
  await pressBannerButton(page, "Reject all");
  const again = page.getByRole("button", { name: "Cookie choices" });
  await again.click();
  await expect(findBanner(page).getByRole("heading")).toBeFocused();
  await expect(findBanner(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  await pressBannerButton(page, "Accept all");
  await expect(again).toBeFocused();
  await expect.poll(() => asked).toEqual([tagManager]);
  await again.click();
  await expect(findBanner(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
});

test("a consent that is taken back ends what it had started", async ({ page }) => {
  const asked = await recordExternalRequests(page);
  await page.goto(site.url);
  await pressBannerButton(page, "Accept all");
  await expect.poll(() => asked).toEqual([tagManager]);
  await page.getByRole("button", { name: "Cookie choices" }).click();
  const reloaded = page.waitForEvent("load");
  await pressBannerButton(page, "Reject all");
  await reloaded;
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([tagManager]);
  expect(await readDataLayer(page)).toBeNull();
});

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

const booking = {
  event: "Website - Property Management Booking",
  category: "Book Valuation",
  action: "submitted",
};

for (const [choice, allowed] of [
  ["Accept all", true],
  ["Reject all", false],
] as const) {
  test(`after ${choice} a booking is ${allowed ? "" : "not "}told`, async ({ page }) => {
    await recordExternalRequests(page);
    await page.goto(site.url);
    await pressBannerButton(page, choice);
    await requestValuation(page);
    if (allowed) expect(await readDataLayer(page)).toContainEqual(booking);
    else expect(await readDataLayer(page)).toBeNull();
  });
}

test("without a choice a booking is not told", async ({ page }) => {
  await recordExternalRequests(page);
  await requestValuation(page);
  expect(await readDataLayer(page)).toBeNull();
});
