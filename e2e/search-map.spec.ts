import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeViolations, collectConsoleErrors } from "./page-checks.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

// Software rendering, for machines without a GPU.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
});

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.getByRole("button", { name: "Reject all" }).click();
}

async function openMap(page: Page, path: string): Promise<void> {
  const homes = page.waitForResponse("**/properties/pins?*");
  await openPage(page, path);
  await homes;
  await expect(page.locator(".pin").first()).toBeVisible();
}

function waitForHighlight(page: Page): Promise<{ text: string; top: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let lit = false;
        const list = document.querySelector(".homes")!;
        const observer = new MutationObserver(() => {
          const home = list.querySelector(".homes__highlighted");
          if (home) {
            lit = true;
            list.setAttribute("data-lit", home.getAttribute("data-home")!);
            return;
          }
          if (!lit) return;
          const highlightedHome = list.querySelector(
            `[data-home="${list.getAttribute("data-lit")}"]`,
          )!;
          observer.disconnect();
          resolve({
            text: highlightedHome.textContent,
            top: Math.round(highlightedHome.getBoundingClientRect().top),
          });
        });
        observer.observe(list, { subtree: true, attributes: true, attributeFilter: ["class"] });
      }),
  );
}

async function countPinnedHomes(page: Page): Promise<number> {
  const texts = await page.locator(".pin").allTextContents();
  return texts.reduce((sum, text) => sum + (text.startsWith("£") ? 1 : Number(text)), 0);
}

const findPricePins = (page: Page) => page.locator(".pin:not(.pin--group)");

test.describe("beside the list", () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, "the map of a wide screen"));

  test("choosing a pin scrolls its home to 200 pixels below the top and lights it for two seconds", async ({
    page,
  }) => {
    const consoleErrors = collectConsoleErrors(page);
    await openMap(page, "/flats-to-rent/shoreditch");
    await expect(page.getByText(/Crown copyright \(OGL v3\) · Stations and lines/)).toBeVisible();
    const pin = findPricePins(page).last();
    const label = await pin.getAttribute("aria-label");
    expect(label).toMatch(/^£[\d,]+ pcm, (studio|\d bedrooms?), .+/);
    const lit = waitForHighlight(page);
    await pin.click();
    await expect(pin).toHaveAttribute("aria-current", "true");
    const { text, top } = await lit;
    expect(text).toContain(label!.split(", ")[2]!);
    expect(top).toBe(200);
    await expectNoAxeViolations(page);
    expect(consoleErrors.messages).toEqual([]);
  });

  test("pointing at a card raises its pin", async ({ page }) => {
    await openMap(page, "/flats-to-rent/shoreditch");
    await page.locator(".homes > li").first().hover();
    await expect(page.locator(".pin--raised")).toHaveCount(1);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(page.locator(".pin--raised")).toHaveCount(0);
  });

  test("by keyboard: one tab stop, arrows between pins, Enter shows, Escape leaves into the list", async ({
    page,
  }) => {
    await openMap(page, "/flats-to-rent/shoreditch");
    await expect(page.locator('.pin[tabindex="0"]')).toHaveCount(1);
    await page.getByRole("button", { name: "Zoom in", exact: true }).focus();
    await page.locator('.pin[tabindex="0"]').focus();
    const getFocusedLabel = () =>
      page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    const first = await getFocusedLabel();
    await page.keyboard.press("End");
    expect(await getFocusedLabel()).not.toBe(first);
    await expect(page.locator('.pin[tabindex="0"]')).toBeFocused();
    await page.keyboard.press("Home");
    expect(await getFocusedLabel()).toBe(first);
    await findPricePins(page).last().focus();
    const called = (await getFocusedLabel())!.split(", ")[2]!;
    const lit = waitForHighlight(page);
    await page.keyboard.press("Enter");
    expect((await lit).text).toContain(called);
    await page.keyboard.press("Escape");
    await expect(page.locator(".homes > li a:focus")).toContainText(called);
  });

  test("every home found has its pin, and from zoom 14 on a pin of its own", async ({ page }) => {
    await openMap(page, "/properties");
    const found = await page.getByText(/^Showing top [\d,]+ properties$/).textContent();
    const total = Number(found!.replace(/\D/g, ""));
    expect(total).toBeGreaterThan(100);
    await expect.poll(() => countPinnedHomes(page)).toBe(total);
    await expect(page.locator(".pin--group")).not.toHaveCount(0);
    // The map opens at zoom 12, and each press adds 1 without animation.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const zoomIn = page.getByRole("button", { name: "Zoom in", exact: true });
    await zoomIn.click();
    await expect(page.locator(".pin--group")).not.toHaveCount(0);
    await zoomIn.click();
    await expect(page.locator(".pin--group")).toHaveCount(0);
    await expect(page.locator(".pin")).toHaveCount(total);
  });

  test("a grouped pin lists its homes, and each can be chosen", async ({ page }) => {
    await openMap(page, "/properties");
    const group = page.locator(".pin--group").first();
    const count = Number(await group.textContent());
    await expect(group).toHaveAttribute("aria-label", `${count} homes, choose one`);
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

  test("after the map was moved its area can be searched, and left again", async ({ page }) => {
    await openMap(page, "/flats-to-rent/shoreditch?bedsmin=1");
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

  test("without WebGL the list stands alone, with a word about it, and no code of the map is loaded", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await openPage(page, "/flats-to-rent/shoreditch");
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
    await openMap(page, "/flats-to-rent/shoreditch");
    await expect(page.getByText(/Schematic map/)).toBeVisible();
  });
});

test("on a phone the map takes the whole screen and gives it back", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the map of a small screen");
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openPage(page, "/flats-to-rent/shoreditch");
  expect(scripts.filter((url) => /results-map-part|maplibre/.test(url))).toEqual([]);
  const map = page.getByRole("button", { name: "Map", exact: true });
  await map.click();
  await expect(page.locator(".pin").first()).toBeVisible();
  const list = page.getByRole("button", { name: "List", exact: true });
  await expect(list).toBeFocused();
  await expectNoAxeViolations(page);
  const pin = findPricePins(page).last();
  await pin.focus();
  await page.keyboard.press("Enter");
  const name = (await pin.getAttribute("aria-label"))!.split(", ")[2]!;
  await expect(page.locator(".found__preview")).toContainText(name);
  const lit = waitForHighlight(page);
  await list.click();
  await expect(map).toBeFocused();
  expect((await lit).text).toContain(name);
});

test("on a phone the homes of a group are listed at the foot of the map, each in reach", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "the map of a small screen");
  await openPage(page, "/properties");
  await page.getByRole("button", { name: "Map", exact: true }).click();
  const groups = page.locator(".pin--group");
  await expect(groups).not.toHaveCount(0);
  const clear = await groups.evaluateAll((all) =>
    all.findIndex((pin) => {
      const { left, right, top, bottom } = pin.getBoundingClientRect();
      return left > 0 && right < window.innerWidth / 2 && top > 0 && bottom < 600;
    }),
  );
  await groups.nth(clear).tap();
  await expect(page.locator(".pin-list")).toBeInViewport({ ratio: 1 });
  const last = page.locator(".pin-list li button").last();
  const name = (await last.textContent())!.split(", ")[1]!;
  await last.tap();
  await expect(page.locator(".pin-list")).toHaveCount(0);
  await expect(page.locator(".found__preview")).toContainText(name);
});

test("the office is on a map of the same kind, with the way there; without script its address", async ({
  page,
  browser,
}) => {
  const complaints = collectConsoleErrors(page);
  await openPage(page, "/contact");
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
