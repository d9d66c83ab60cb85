import { expect, type Locator, type Page, test } from "@playwright/test";
import { collectConsoleErrors } from "./page-checks.ts";
import { site } from "./shared-sites.ts";

// The tests share a page, and each begins with the first slide in view.
test.describe.configure({ mode: "serial" });
test.use({ contextOptions: {} });

const wallet = `${site.url}/property-wallet`;

test.describe("with script", () => {
  let page: Page;
  let carousel: Locator;
  let view: Locator;
  let position: Locator;
  let next: Locator;
  let previous: Locator;
  let consoleErrors: ReturnType<typeof collectConsoleErrors>;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    consoleErrors = collectConsoleErrors(page);
    carousel = page.locator(".carousel");
    view = page.locator(".carousel__view");
    position = carousel.getByRole("status");
    next = carousel.getByRole("button", { name: /^Next/ });
    previous = carousel.getByRole("button", { name: /^Previous/ });
    await page.clock.install();
    await page.goto(wallet);
    await page.getByRole("button", { name: "Reject all" }).click();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveClass(/carousel--live/);
  });
  test.afterAll(() => page.close());
  test.afterEach(async () => {
    if ((await position.textContent()) === "2 of 4") await previous.click();
    await expect(position).toHaveText("1 of 4");
  });

  test("it never turns by itself", async () => {
    // Autoplay would advance every 3 s.
    await page.clock.runFor(10_000);
    await expect(position).toHaveText("1 of 4");
    expect(consoleErrors.messages).toEqual([]);
  });

  test("it says what it is and which slide is in view", async () => {
    await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
    await expect(carousel).toHaveAttribute("aria-label", /.{5,}/);
    await expect(position).toHaveText("1 of 4");
    await next.click();
    await expect(position).toHaveText("2 of 4");
  });

  test("its buttons turn it around at both ends", async () => {
    await previous.click();
    await expect(position).toHaveText("4 of 4");
    await next.click();
    await expect(position).toHaveText("1 of 4");
    for (const now of ["2 of 4", "3 of 4", "4 of 4", "1 of 4"]) {
      await next.click();
      await expect(position).toHaveText(now);
    }
  });

  test("arrow keys turn it around when the slides have the focus", async () => {
    await view.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(position).toHaveText("4 of 4");
    await page.keyboard.press("ArrowRight");
    await expect(position).toHaveText("1 of 4");
    await page.keyboard.press("ArrowRight");
    await expect(position).toHaveText("2 of 4");
  });

  test("a drag turns it", async () => {
    const box = (await view.boundingBox())!;
    const middle = box.y + Math.min(box.height / 2, 200);
    await page.mouse.move(box.x + box.width * 0.8, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, middle, { steps: 8 });
    await page.mouse.up();
    await expect(position).toHaveText("2 of 4");
  });

  test("only the slide in view can be reached", async () => {
    const reachable = view.locator(".carousel__slide:not([inert])");
    await expect(reachable).toHaveCount(1);
    const first = await reachable.textContent();
    await next.click();
    await expect(position).toHaveText("2 of 4");
    await expect(reachable).toHaveCount(1);
    expect(await reachable.textContent()).not.toBe(first);
  });
});

test("the team's arrows show from 769 pixels on", async ({ page }) => {
  await page.goto(`${site.url}/about-us`);
  const arrows = page.locator(".team").getByRole("button", { name: /^(Next|Previous)/ });
  await expect(arrows).toHaveCount(2);
  for (const [width, shown] of [
    [768, false],
    [769, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const arrow of await arrows.all())
      expect((await arrow.boundingBox())!.width > 24).toBe(shown);
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a slide is there at once", async ({ page }) => {
    await page.goto(wallet);
    const carousel = page.locator(".carousel");
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveClass(/carousel--live/);
    await carousel.getByRole("button", { name: /^Next/ }).click();
    await expect(carousel.getByRole("status")).toHaveText("2 of 4");
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const inView = page.locator(".carousel__view .carousel__slide:not([inert])");
    const slide = (await inView.boundingBox())!;
    const view = (await page.locator(".carousel__view").boundingBox())!;
    expect(Math.abs(slide.x - view.x)).toBeLessThan(2);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a strip that scrolls, without buttons that do nothing", async ({ page }) => {
    await page.goto(wallet);
    await expect(page.locator(".carousel__slide")).toHaveCount(4);
    await expect(page.locator(".carousel__view")).toHaveCSS("overflow-x", "auto");
    await expect(page.locator(".carousel__nav")).toBeHidden();
  });
});
