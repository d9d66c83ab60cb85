import { expect, type Page, test } from "@playwright/test";
import { collectConsoleErrors, expectNoAxeViolations } from "./page-checks.ts";
import { demoSite as site } from "./shared-sites.ts";
import { findPricePins, openMap, openPage, waitForHighlight } from "./map-steps.ts";

async function countPinnedHomes(page: Page): Promise<number> {
  const texts = await page.locator(".pin").allTextContents();
  return texts.reduce((sum, text) => sum + (text.startsWith("£") ? 1 : Number(text)), 0);
}

test.describe("beside the list", () => {
  test("its pins and the list's homes lead to each other, and its area can be searched", async ({
    page,
  }) => {
    const consoleErrors = collectConsoleErrors(page);
    await openMap(page, `${site.url}/flats-to-rent/shoreditch?bedsmin=1`);
    await expect(page.getByText(/Crown copyright \(OGL v3\) · Stations and lines/)).toBeVisible();

    await test.step("choosing a pin scrolls its home to 200 pixels below the top and lights it for two seconds", async () => {
      const pin = findPricePins(page).last();
      const label = await pin.getAttribute("aria-label");
      expect(label).toMatch(/^£[\d,]+ pcm, (studio|\d bedrooms?), .+/);
      const lit = waitForHighlight(page);
      await pin.click();
      await expect(pin).toHaveAttribute("aria-current", "true");
      const { text, top } = await lit;
      expect(text).toContain(label!.split(", ")[2]!);
      expect(top).toBe(200);
      await expectNoAxeViolations(page, { wholePage: true });
    });

    await test.step("pointing at a card raises its pin", async () => {
      await page.locator(".homes > li").first().hover();
      await expect(page.locator(".pin--raised")).toHaveCount(1);
      await page.getByRole("heading", { level: 1 }).hover();
      await expect(page.locator(".pin--raised")).toHaveCount(0);
    });

    await test.step("by keyboard: one tab stop, arrows between pins, Enter shows, Escape leaves into the list", async () => {
      await expect(page.locator('.pin[tabindex="0"]')).toHaveCount(1);
      await page.getByRole("button", { name: "Zoom in", exact: true }).focus();
      await page.locator('.pin[tabindex="0"]').focus();
      const getFocusedLabel = () =>
        page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      await page.keyboard.press("Home");
      const first = await getFocusedLabel();
      await page.keyboard.press("End");
      expect(await getFocusedLabel()).not.toBe(first);
      await expect(page.locator('.pin[tabindex="0"]')).toBeFocused();
      await page.keyboard.press("Home");
      expect(await getFocusedLabel()).toBe(first);
      await findPricePins(page).first().focus();
      const called = (await getFocusedLabel())!.split(", ")[2]!;
      const lit = waitForHighlight(page);
      await page.keyboard.press("Enter");
      expect((await lit).text).toContain(called);
      await page.keyboard.press("Escape");
      await expect(page.locator(".homes > li a:focus")).toContainText(called);
    });

    await test.step("after it was moved its area can be searched, and left again", async () => {
      const searchAreaButton = page.getByRole("button", { name: "Search this area" });
      await expect(searchAreaButton).toHaveCount(0);
      await page.getByRole("button", { name: "Zoom out", exact: true }).click();
      await expect(searchAreaButton).toBeVisible();
      await searchAreaButton.click();
      await expect(page).toHaveURL(/\/properties\?bedsmin=1&bbox=(-?[\d.]+%2C){3}-?[\d.]+$/);
      await expect(page.locator(".pin").first()).toBeVisible();
      await page.getByRole("link", { name: "Search everywhere" }).click();
      await expect(page).toHaveURL(`${site.url}/properties?bedsmin=1`);
    });
    expect(consoleErrors.messages).toEqual([]);
  });

  test(
    "a grouped pin lists its homes, every home found has its pin, and from zoom 14 on a pin of its own",
    { tag: "@long" },
    async ({ page }) => {
      await openMap(page, `${site.url}/properties`);
      const found = await page.getByText(/^Showing top [\d,]+ properties$/).textContent();
      const total = Number(found!.replace(/\D/g, ""));
      expect(total).toBeGreaterThan(100);
      await expect.poll(() => countPinnedHomes(page)).toBe(total);

      await test.step("a grouped pin lists its homes, and each can be chosen", async () => {
        const group = page.locator(".pin--group").first();
        const count = Number(await group.textContent());
        await expect(group).toHaveAttribute("aria-label", `${count} homes. Choose one`);
        await group.focus();
        await expect(group).toBeInViewport({ ratio: 0.5 });
        await page.keyboard.press("Enter");
        await expect(group).toHaveAttribute("aria-expanded", "true");
        const homes = page.locator(".pin-list li button");
        await expect(homes).toHaveCount(count);
        await expect(homes.first()).toBeFocused();
        await expect(homes.first()).toBeInViewport({ ratio: 1 });
        await expectNoAxeViolations(page);
        await page.keyboard.press("Escape");
        await expect(homes).toHaveCount(0);
        await expect(group).toBeFocused();
        await group.click();
        await expect(homes).toHaveCount(count);
        await group.click();
        await expect(homes).toHaveCount(0);
        await group.press("Enter");
        const text = await homes.last().textContent();
        const lit = waitForHighlight(page);
        await homes.last().click();
        await expect(homes).toHaveCount(0);
        await expect(page.locator(".pin--selected")).toHaveCount(1);
        expect((await lit).text).toContain(text!.split(", ")[1]!);
      });

      await test.step("from zoom 14 on every home has a pin of its own", async () => {
        // The map opens at zoom 12, and each press adds 1 without animation.
        const zoomIn = page.getByRole("button", { name: "Zoom in", exact: true });
        await zoomIn.click();
        await expect(page.locator(".pin--group")).not.toHaveCount(0);
        await zoomIn.click();
        await expect(page.locator(".pin--group")).toHaveCount(0);
        await expect(page.locator(".pin")).toHaveCount(total);
      });
    },
  );

  test("without WebGL the list stands alone, with a word about it, and no code of the map is loaded", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await openPage(page, `${site.url}/flats-to-rent/shoreditch`);
    await expect(page.getByText("This browser can’t draw the map.")).toBeVisible();
    await expect(page.locator(".homes > li").first()).toBeVisible();
    expect(scripts.filter((url) => /results-map-part|maplibre/.test(url))).toEqual([]);
  });

  test("a style that can't be reached gives way to the schematic map", async ({ page }) => {
    await page.route("**/properties/pins?*", async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, mapStyleUrl: "/nowhere/style.json" } });
    });
    await page.route("**/nowhere/style.json", (route) => route.abort());
    await openMap(page, `${site.url}/flats-to-rent/shoreditch`);
    await expect(page.getByText(/Schematic map/)).toBeVisible();
  });
});

test("the office is on a map of the same kind, with the way there; without script its address", async ({
  page,
  browser,
}) => {
  const complaints = collectConsoleErrors(page);
  await openPage(page, `${site.url}/contact`);
  const office = page.getByRole("region", { name: "Where to find us" });
  await office.locator(".map").scrollIntoViewIfNeeded();
  await expect(office.locator(".maplibregl-map .pin")).toBeVisible();
  await expect(office.getByText(/Schematic map/)).toBeVisible();
  await expect(office.getByRole("link", { name: /^Directions/ })).toHaveAttribute(
    "href",
    /destination=51\.\d+%2C-0\.\d+$/,
  );
  await expectNoAxeViolations(page);
  expect(complaints.messages).toEqual([]);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/contact`);
  await expect(plain.getByText("London WC1X 0ZZ").first()).toBeVisible();
  await expect(plain.getByRole("link", { name: /^Directions/ })).toBeVisible();
  await expect(plain.locator(".contact__office .map")).toBeHidden();
  await plain.close();
});
