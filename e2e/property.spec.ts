import { expect, test } from "@playwright/test";
import {
  expectNoAxeViolations,
  collectConsoleErrors,
  expectPage,
  measureLayoutShift,
} from "./page-checks.ts";
import { readClipboard } from "./clipboard.ts";
import { fullHome } from "./feed.ts";
import { getHomeId, openHome } from "./feed-homes.ts";

test("the page says all that a renter decides by, on any screen and in print", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  const main = page.getByRole("main");
  await openHome(page, fullHome);
  await expectPage(page, "Loriner Street");

  await test.step("facts, rent, deposits, surroundings", async () => {
    await expect(main.getByRole("link", { name: "Shoreditch E2" })).toBeVisible();
    for (const [term, fact] of [
      ["Bedrooms", "2"],
      ["Bathrooms", "1"],
      ["Furnishing", "Unfurnished"],
      ["Available", /Now|From 05\/12\/2026/],
    ] as const) {
      await expect(main.locator(".key-facts > div", { hasText: term })).toContainText(fact);
    }
    await expect(main.getByText("£2,100").first()).toBeVisible();
    await expect(main.getByText("£485 per week")).toBeVisible();
    await expect(main.getByText("5 weeks’ rent: 5 × £485")).toBeVisible();
    await expect(main.locator(".prose--lines")).toHaveText("First line.\nSecond line.");
    await expect(
      main.getByText("You reserve the home with a holding deposit of £484"),
    ).toBeVisible();
    await expect(main.locator(".sum__total")).toContainText("£4,525");
    await expect(main.getByText("Permitted payments", { exact: true })).toBeVisible();
    await expect(main.getByText("Tenant protection")).toBeVisible();
    await expect(main.locator(".stations li")).toHaveCount(3);
    await expect(main.getByText("out of 5, from")).toBeVisible();
    expect(consoleErrors.messages).toEqual([]);
  });

  await test.step("on a phone the rent and both buttons stay at the foot, clear of the cookie question", async () => {
    await page.setViewportSize({ width: 412, height: 839 });
    const bar = page.locator(".rent-bar");
    await expect(page.getByRole("button", { name: "Reject all" })).toBeVisible();
    await expect(bar).toContainText("£2,100 pcm");
    await bar.getByRole("link", { name: "Book In-person Viewing" }).click({ trial: true });
    await bar.getByRole("link", { name: "Enquire" }).click({ trial: true });
    await page.getByRole("button", { name: "Reject all" }).click();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

  await test.step("on a wide screen the panel stays in view and ends above the footer", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const book = page.locator(".rent").getByRole("link", { name: "Book In-person Viewing" });
    await page.locator(".block--payments").scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [panel, footer] = await Promise.all([
      page.locator(".rent").boundingBox(),
      page.getByRole("contentinfo").boundingBox(),
    ]);
    expect(panel!.y + panel!.height).toBeLessThanOrEqual(footer!.y);
  });

  await test.step("printed, the home is one page with its QR code", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".brochure__code")).toBeVisible();
    await expect(page.locator(".brochure")).toContainText(`/property/${getHomeId(fullHome)}`);
    await expect(page.locator(".brochure")).toContainText("020 7946 0147");
    for (const hidden of [".rent-bar", ".others", ".gallery__thumbs", ".share"]) {
      await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  });

  await test.step("a picture named a floor plan is a document; the energy graph is drawn from its points", async () => {
    await expect(page.locator(".gallery__strip li")).toHaveCount(1);
    await expect(
      page.getByText("Energy rating C, 72 points; could be B, 84 points."),
    ).toBeAttached();
    await page.getByRole("link", { name: "Floorplan" }).click();
    await expect(page.getByRole("dialog", { name: "Documents" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("what is not known leads to the enquiry", async () => {
    await page.getByRole("link", { name: "Ask us about broadband" }).click();
    await expect(page).toHaveURL(/\/enquire\//);
  });
});

test("the first photo is preloaded in its sizes, and nothing on the page moves", async ({
  page,
}) => {
  await openHome(page, fullHome);
  const preload = page.locator('link[rel="preload"][as="image"]');
  await expect(preload).toHaveCount(1);
  await expect(preload).toHaveAttribute("type", "image/avif");
  await expect(preload).toHaveAttribute("imagesrcset", /-400\.avif 400w, .*-800\.avif 800w/);
  await expect(page.getByText("out of 5, from")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await measureLayoutShift(page)).toBeLessThan(0.001);
});

test("the home is shared by keyboard: copied, or handed to an app", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => Object.assign(window, { handedOver: data }),
    });
  });
  await openHome(page, fullHome);
  const address = page.url();
  const opener = page.getByRole("button", { name: "Share this home" });
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share Loriner Street" });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  for (const app of ["WhatsApp", "Messenger", "E-mail"]) {
    const href = await dialog.getByRole("link", { name: app }).getAttribute("href");
    expect(decodeURIComponent(href ?? "")).toContain(address);
  }
  await dialog.getByRole("button", { name: "Copy the link" }).press("Enter");
  await expect(dialog.getByRole("status").filter({ hasText: "Link copied." })).toBeVisible();
  expect(await readClipboard(dialog)).toBe(address);
  await dialog.getByRole("button", { name: "Share from this device" }).press("Enter");
  expect(await page.evaluate<unknown>("handedOver")).toEqual({
    title: "Loriner Street",
    url: address,
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await test.step("Back closes it and keeps the home's page", async () => {
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(opener).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there: facts, share links, similar homes and the QR code", async ({
    page,
  }) => {
    await openHome(page, fullHome);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loriner Street");
    for (const app of ["WhatsApp", "Messenger", "E-mail"]) {
      await expect(page.getByRole("link", { name: app }).filter({ visible: true })).toHaveCount(1);
    }
    await expect(page.getByRole("button", { name: "Share this home" })).toBeHidden();
    await expect(page.locator(".others").getByRole("article").first()).toBeVisible();
    await expect(page.getByText("out of 5, from")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".brochure__code")).toBeVisible();
  });
});
