import { expect, type Page, test } from "@playwright/test";
import { waitForHydration } from "./page-checks.ts";
import { site } from "./shared-sites.ts";

const narrow = { width: 320, height: 640 };

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Reject all" }).click();
}

test("the fee calculator counts, says what is out of range, and keeps its answers in the address", async ({
  page,
}) => {
  const rent = page.getByLabel("Monthly rent", { exact: true });
  const result = page.locator(".calculator__result");
  await openPage(page, "/landlords?ref=leaflet#calculator");

  await test.step("it shows the saving with the fees it assumes, and the renewal as no saving", async () => {
    await expect(result).toContainText("£4,262");
    await expect(result).toContainText("£2,700");
    await expect(result).toContainText("£5,400, less a fee of £1,137.60 that the estimate assumes");
    await expect(result).toContainText("It isn’t a saving");
    await expect(result).toContainText("tenancies in England have had no end date");
  });

  await test.step("it says what is out of range and leaves it as it was typed", async () => {
    await rent.fill("60000");
    await rent.blur();
    await expect(rent).toHaveValue("60000");
    await expect(rent).toHaveAttribute("aria-invalid", "true");
    await expect(rent).toHaveAccessibleDescription(/The estimate uses £50,000/);
    await rent.fill("3250");
    await rent.blur();
    await expect(rent).toHaveValue("3,250");
    await expect(rent).not.toHaveAttribute("aria-invalid");
  });

  await test.step("it says that what is no number is none, and estimates nothing", async () => {
    await rent.fill("two thousand");
    await rent.blur();
    await expect(rent).toHaveAccessibleDescription(/That isn’t a number/);
    await expect(result).not.toContainText("£");
    await rent.fill("3250");
    await rent.blur();
  });

  await test.step("its answers are in the address, also after Back", async () => {
    await page.getByText("Management only", { exact: true }).last().click();
    await expect(page).toHaveURL(/\/landlords\?ref=leaflet&rent=3250&plan=M#calculator$/);
    await page.reload();
    await expect(rent).toHaveValue("3,250");
    await expect(page.getByRole("radio", { name: "Management only" })).toBeChecked();
    await waitForHydration(page);
    await result.getByRole("link").click();
    await expect(page).toHaveURL(/book-valuation/);
    await page.goBack();
    await expect(rent).toHaveValue("3,250");
  });
});

test("a press on a plan counts, though leaving an amount says what is wrong with it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/landlords#calculator");
  for (const [amount, plan] of [
    ["Monthly rent", "Management only"],
    ["What your agent charges now", "Tenant find"],
  ] as const) {
    const field = page.getByLabel(amount, { exact: true });
    const radio = page.getByRole("radio", { name: plan });
    await field.fill("abc");
    // As long as a finger takes: between press and release the page is drawn.
    await radio.click({ delay: 200 });
    await expect(radio).toBeChecked();
    await expect(radio).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/That isn’t a number/);
  }
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

  await test.step("they fit a window of 320 pixels, no word over another", async () => {
    await page.setViewportSize(narrow);
    const boxes = page.locator(".wallet-totals dd, .wallet-jobs p");
    await expect(boxes).toHaveCount(6);
    const tooNarrow = await boxes.evaluateAll((all) =>
      all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent),
    );
    expect(tooNarrow).toEqual([]);
  });
});

test.describe("as they are sent, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages for landlords end with the call-to-action block", async ({ page }) => {
    for (const path of [
      "/landlords",
      "/services",
      "/how-it-works-landlords",
      "/finance-hub",
      "/property-wallet",
      "/about-us",
      "/faq",
    ]) {
      await page.goto(site.url + path);
      const last = page.locator("main section").last();
      for (const [name, to] of [
        ["Property search", "/renters#propertySearch"],
        ["Leave us a message", "/contact"],
        ["Instruct us now", "/book-valuation"],
      ] as const)
        await expect(last.getByRole("link", { name }), path).toHaveAttribute("href", to);
    }
  });

  test("they lead on to services, how letting works, and finance", async ({ page }) => {
    for (const [from, ...targets] of [
      ["/?audience=landlord", "/services", "/how-it-works-landlords", "/finance-hub"],
      ["/landlords", "/services", "/how-it-works-landlords"],
      ["/property-management-services", "/services"],
      ["/multi-property", "/finance-hub"],
    ] as const) {
      await page.goto(site.url + from);
      for (const target of targets) {
        const link = page.locator(`main a[href="${target}"]`).first();
        await expect(link, `${from} to ${target}`).toBeVisible();
      }
    }
  });

  test("the footer names the company, its number and its registered office", async ({ page }) => {
    await page.goto(`${site.url}/legal`);
    const footer = page.locator(".site-footer");
    await expect(footer).toContainText(/company number \d{8}/i);
    await expect(footer).toContainText(/Registered office: .*WC1X 0ZZ/);
    const years = (await page.locator("body").innerText()).match(/© ?\d{4}/g);
    expect(new Set(years)).toEqual(new Set(["© 2023"]));
  });

  test("/contact fits a window of 320 pixels", async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(`${site.url}/contact`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
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
