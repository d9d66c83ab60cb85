import { expect, type Page, test } from "@playwright/test";
import { waitForHydration } from "./page-checks.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite({ DEMO_DATA: "off" });
});
test.afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Reject all" }).click();
}

test.describe("the fee calculator", () => {
  const findRentField = (page: Page) => page.getByLabel("Monthly rent", { exact: true });

  test("shows the saving and the renewal, and no price of its own", async ({ page }) => {
    await page.goto(`${site.url}/landlords#calculator`);
    const result = page.locator(".calculator__result");
    await expect(result).toContainText("£4,262");
    await expect(result).toContainText("£2,700");
    await expect(result).not.toContainText("£1,138");
    await expect(result).not.toContainText("£5,400");
    await expect(result).toContainText("tenancies in England have no end date");
  });

  test("says what is out of range and leaves it as it was typed", async ({ page }) => {
    await openPage(page, "/landlords");
    await findRentField(page).fill("60000");
    await findRentField(page).blur();
    await expect(findRentField(page)).toHaveValue("60000");
    await expect(findRentField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(findRentField(page)).toHaveAccessibleDescription(/The estimate counts £50,000/);
    await findRentField(page).fill("3000");
    await findRentField(page).blur();
    await expect(findRentField(page)).toHaveValue("3,000");
    await expect(findRentField(page)).not.toHaveAttribute("aria-invalid");
  });

  test("its answers are in the address, also after Back", async ({ page }) => {
    await openPage(page, "/landlords?ref=leaflet#calculator");
    await findRentField(page).fill("3250");
    await page.getByText("Management only", { exact: true }).last().click();
    await expect(page).toHaveURL(/\/landlords\?ref=leaflet&rent=3250&plan=M#calculator$/);
    await page.reload();
    await expect(findRentField(page)).toHaveValue("3,250");
    await expect(page.getByRole("radio", { name: "Management only" })).toBeChecked();
    await waitForHydration(page);
    await page.locator(".calculator__result").getByRole("link").click();
    await expect(page).toHaveURL(/book-valuation/);
    await page.goBack();
    await expect(findRentField(page)).toHaveValue("3,250");
  });
});

test("'see all' and 'see less' stand on the screen to the letter", async ({ page }) => {
  await openPage(page, "/landlords");
  const toggle = page.locator(".see-all summary");
  const getShownText = async () => (await toggle.innerText()).trim();
  const firstLetter = (part: string) =>
    toggle
      .locator(part)
      .evaluate((element) => getComputedStyle(element, "::first-letter").textTransform);
  expect(await getShownText()).toMatch(/^see all/);
  expect(await firstLetter(".see-all__closed")).toBe("none");
  await toggle.click();
  expect(await getShownText()).toMatch(/^see less/);
  expect(await firstLetter(".see-all__open")).toBe("none");
});

for (const path of [
  "/landlords",
  "/services",
  "/how-it-works-landlords",
  "/finance-hub",
  "/property-wallet",
  "/about-us",
  "/faq",
]) {
  test(`${path} ends with the call-to-action block`, async ({ page }) => {
    await page.goto(site.url + path);
    const last = page.locator("main section").last();
    for (const [name, to] of [
      ["Property search", "/renters#propertySearch"],
      ["Leave us a message", "/contact"],
      ["Instruct us now", "/book-valuation"],
    ] as const) {
      await expect(last.getByRole("link", { name })).toHaveAttribute("href", to);
    }
  });
}

for (const [from, ...targets] of [
  ["/?audience=landlord", "/services", "/how-it-works-landlords", "/finance-hub"],
  ["/landlords", "/services", "/how-it-works-landlords"],
  ["/property-management-services", "/services"],
  ["/multi-property", "/finance-hub"],
] as const) {
  test(`${from} leads on to ${targets.join(", ")}`, async ({ page }) => {
    await page.goto(site.url + from);
    for (const target of targets) {
      await expect(page.locator(`main a[href="${target}"]`).first()).toBeVisible();
    }
  });
}

test("the wallet's schemes have drawn emblems, and its screens nothing that looks like a tab", async ({
  page,
}) => {
  await page.goto(`${site.url}/property-wallet`);
  const emblems = page.locator(".scheme-logos img");
  await expect(emblems).toHaveCount(3);
  for (const emblem of await emblems.all()) {
    await emblem.scrollIntoViewIfNeeded();
    await expect
      .poll(() => emblem.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
      .toBe(true);
  }
  const screen = page.locator(".wallet-screen").first();
  for (const other of ["Statements", "Documents", "Maintenance"]) {
    await expect(screen.getByText(other, { exact: true })).toHaveCount(0);
  }
});

test("the wallet's screens fit a window of 320 pixels, no word over another", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/property-wallet`);
  const boxes = page.locator(".wallet-totals dd, .wallet-jobs p");
  await expect(boxes).toHaveCount(6);
  const tooNarrow = await boxes.evaluateAll((all) =>
    all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent),
  );
  expect(tooNarrow).toEqual([]);
});

test("/contact fits a window of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/contact`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("the team up to 768 pixels wide", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("is turned by a keyboard: the arrows come with the focus", async ({ page }) => {
    await openPage(page, "/about-us");
    const team = page.locator(".team");
    await team.scrollIntoViewIfNeeded();
    await expect(team.locator(".carousel")).toHaveClass(/carousel--live/);
    const next = team.getByRole("button", { name: /^Next/ });
    expect(await next.evaluate((button) => button.getBoundingClientRect().width)).toBeLessThan(2);
    await team.locator(".member a").nth(3).focus();
    await page.keyboard.press("Tab");
    await expect(team.getByRole("button", { name: /^Previous/ })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
    expect((await next.boundingBox())!.width).toBeGreaterThan(24);
    await page.keyboard.press("Enter");
    await expect(team.getByRole("status")).toHaveText("2 of 2");
    await expect(team.getByRole("link", { name: "Rafael Moreira" })).toBeVisible();
  });
});

test("the footer names the company, its number and its registered office", async ({ page }) => {
  await page.goto(`${site.url}/legal`);
  const footer = page.locator(".site-footer");
  await expect(footer).toContainText(/company number \d{8}/i);
  await expect(footer).toContainText(/Registered office: .*WC1X 0ZZ/);
  const years = (await page.locator("body").innerText()).match(/© ?\d{4}/g);
  expect(new Set(years)).toEqual(new Set(["© 2023"]));
});
