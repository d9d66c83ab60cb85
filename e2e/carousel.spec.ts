import { expect, type Page, test } from "@playwright/test";
import { collectConsoleErrors } from "./page-checks.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite({ DEMO_DATA: "off" });
});
test.afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

async function openCarousel(page: Page) {
  await page.goto(`${site.url}/property-wallet`);
  const carousel = page.locator(".carousel");
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveClass(/carousel--live/);
  return {
    carousel,
    view: page.locator(".carousel__view"),
    position: carousel.getByRole("status"),
    next: carousel.getByRole("button", { name: /^Next/ }),
    previous: carousel.getByRole("button", { name: /^Previous/ }),
  };
}

test("it says what it is and which slide is in view", async ({ page }) => {
  const { carousel, position, next } = await openCarousel(page);
  await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
  await expect(carousel).toHaveAttribute("aria-label", /.{5,}/);
  await expect(position).toHaveText("1 of 4");
  await next.click();
  await expect(position).toHaveText("2 of 4");
});

test("its buttons turn it around at both ends", async ({ page }) => {
  const { position, next, previous } = await openCarousel(page);
  await previous.click();
  await expect(position).toHaveText("4 of 4");
  await next.click();
  await expect(position).toHaveText("1 of 4");
  for (const now of ["2 of 4", "3 of 4", "4 of 4", "1 of 4"]) {
    await next.click();
    await expect(position).toHaveText(now);
  }
});

test("arrow keys turn it around when the slides have the focus", async ({ page }) => {
  const { view, position } = await openCarousel(page);
  await view.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(position).toHaveText("4 of 4");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText("1 of 4");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText("2 of 4");
});

test("a drag turns it", async ({ page }) => {
  const { view, position } = await openCarousel(page);
  const box = (await view.boundingBox())!;
  const middle = box.y + Math.min(box.height / 2, 200);
  await page.mouse.move(box.x + box.width * 0.8, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, middle, { steps: 8 });
  await page.mouse.up();
  await expect(position).toHaveText("2 of 4");
});

test("only the slide in view can be reached", async ({ page }) => {
  const { view, position, next } = await openCarousel(page);
  const reachable = view.locator(".carousel__slide:not([inert])");
  await expect(reachable).toHaveCount(1);
  const first = await reachable.textContent();
  await next.click();
  await expect(position).toHaveText("2 of 4");
  await expect(reachable).toHaveCount(1);
  expect(await reachable.textContent()).not.toBe(first);
});

test("it never turns by itself", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.clock.install();
  const { position } = await openCarousel(page);
  // Autoplay would advance every 3 s.
  await page.clock.runFor(10_000);
  await expect(position).toHaveText("1 of 4");
  expect(consoleErrors.messages).toEqual([]);
});

for (const [width, shown] of [
  [768, false],
  [769, true],
] as const) {
  test(`${width} pixels wide the team's arrows ${shown ? "show" : "don't show"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/about-us`);
    const arrows = page.locator(".team").getByRole("button", { name: /^(Next|Previous)/ });
    await expect(arrows).toHaveCount(2);
    for (const arrow of await arrows.all()) {
      expect((await arrow.boundingBox())!.width > 24).toBe(shown);
    }
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a slide is there at once", async ({ page }) => {
    const { view, position, next } = await openCarousel(page);
    await next.click();
    await expect(position).toHaveText("2 of 4");
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const inView = view.locator(".carousel__slide:not([inert])");
    const [slide, place] = [(await inView.boundingBox())!, (await view.boundingBox())!];
    expect(Math.abs(slide.x - place.x)).toBeLessThan(2);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a strip that scrolls, without buttons that do nothing", async ({ page }) => {
    await page.goto(`${site.url}/property-wallet`);
    await expect(page.locator(".carousel__slide")).toHaveCount(4);
    await expect(page.locator(".carousel__view")).toHaveCSS("overflow-x", "auto");
    await expect(page.locator(".carousel__nav")).toBeHidden();
  });
});
