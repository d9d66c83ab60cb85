import { expect, type Locator, type Page, test } from "@playwright/test";
import { disableMaps, waitForHydration } from "./page-checks.ts";
import { findSaveButton } from "./saved-homes.ts";
import { demoSite as site } from "./shared-sites.ts";

const banner = (page: Page) => page.getByRole("region", { name: "May we count your visit?" });

async function readBox(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

type Box = Awaited<ReturnType<typeof readBox>>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** Names of homes, brought to where they are on the screen as a reader or a focus brings them there. */
async function expectNamesUncovered(page: Page): Promise<void> {
  const names = page.locator(".home__name a:visible, .home-thumb__name:visible");
  // A shortlist fetches its homes once the page has come to life.
  await expect(names.first()).toBeVisible();
  const cover = await readBox(banner(page));
  const count = Math.min(await names.count(), 8);
  for (let index = 0; index < count; index++) {
    const name = names.nth(index);
    await name.evaluate((element) =>
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" }),
    );
    expect(overlap(await readBox(name), cover), `the name of home ${index}`).toBe(false);
  }
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  // Beside the map, the test below has a wide window.
  const tag = width > 760 ? ["@long"] : [];
  test(
    `the cookie bar covers no home’s name at ${width} by ${height}, and is low`,
    { tag },
    async ({ page }) => {
      await disableMaps(page);
      await page.setViewportSize({ width, height });
      for (const path of ["/properties", "/"]) {
        await page.goto(site.url + path);
        await expect(banner(page)).toBeVisible();
        await waitForHydration(page);
        if (path === "/") await page.locator(".home__name").first().scrollIntoViewIfNeeded();
        await expectNamesUncovered(page);
        const { top, bottom } = await readBox(banner(page));
        expect(bottom - top).toBeLessThanOrEqual(width < 760 ? 190 : 140);
      }
      await page.goto(`${site.url}/properties`);
      await waitForHydration(page);
      for (let index = 0; index < 3; index++) await findSaveButton(page, index).click();
      await page.goto(`${site.url}/shortlist`);
      await expect(banner(page)).toBeVisible();
      await expectNamesUncovered(page);
      // The end of the page is reached, too.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = page.locator(".site-footer :is(a, p):visible").last();
      expect((await readBox(last)).bottom).toBeLessThanOrEqual((await readBox(banner(page))).top);
    },
  );
}

for (const [width, height] of [
  [360, 800],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the cookie box covers no home’s name, price or main action before anybody scrolls, at ${width} by ${height}`, async ({
    page,
  }) => {
    await disableMaps(page);
    await page.setViewportSize({ width, height });
    for (const path of ["/properties", "/properties?bedsmin=1", "/flats-to-rent/shoreditch", "/"]) {
      await page.goto(site.url + path);
      await expect(banner(page)).toBeVisible();
      await waitForHydration(page);
      const cover = await readBox(banner(page));
      const parts = await page
        .locator(".home :is(.home__name a, .home__price, .home__actions .btn):visible")
        .all();
      const boxes = await Promise.all(parts.map(readBox));
      // What the screen would cut off is not read before somebody scrolls.
      const onScreen = boxes.filter(({ bottom }) => bottom <= height);
      if (path !== "/") expect(onScreen.length).toBeGreaterThanOrEqual(2);
      expect(onScreen.filter((box) => overlap(box, cover))).toEqual([]);
    }
  });
}

test("beside the map the cookie bar reaches no home at all, at any place of the list", async ({
  page,
}) => {
  await disableMaps(page);
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/properties`);
    await expect(banner(page)).toBeVisible();
    const { left } = await readBox(banner(page));
    const list = await readBox(page.locator(".results .homes"));
    expect(list.right).toBeLessThanOrEqual(left);
  }
});
