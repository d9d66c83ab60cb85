import { expect, type Page, test } from "@playwright/test";
import {
  dragVertically,
  findCurrentImage,
  findHomeWithFloorPlan,
  findLightbox,
  findPhotoLink,
  findPosition,
  findThumbnail,
  openLightbox,
  waitForAnimations,
} from "./lightbox-steps.ts";
import { expectNoAxeViolations, collectConsoleErrors, waitForHydration } from "./page-checks.ts";
import { demoSite as site } from "./shared-sites.ts";

// The tests share a page, and each begins with the lightbox closed.
test.describe.configure({ mode: "serial" });
test.use({ contextOptions: {} });

let homePath: string;
test.beforeAll(async () => {
  homePath = await findHomeWithFloorPlan();
});

test.describe("in a browser with script", () => {
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await page.clock.install();
    await page.goto(homePath);
    // Before the page's script runs, a photo links to its file.
    await waitForHydration(page);
    await page.getByRole("button", { name: "Reject all" }).click();
  });
  test.afterAll(() => page.close());
  test.afterEach(async () => {
    if (await findLightbox(page).isVisible()) await page.keyboard.press("Escape");
    await expect(findLightbox(page)).toHaveCount(0);
  });

  test("its script and its styles come when it is first opened", async () => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    expect(await page.content()).not.toMatch(/lightbox-\w+\.(?:js|css)|yarl__/);
    await openLightbox(page, findPhotoLink(page));
    expect(fetched.filter((path) => /lightbox.*\.js$/.test(path))).toHaveLength(1);
    expect(fetched.filter((path) => /lightbox.*\.css$/.test(path))).toHaveLength(1);
  });

  test("a click on a photo opens it large, with nothing to complain of", async () => {
    const consoleErrors = collectConsoleErrors(page);
    const alt = (await findPhotoLink(page).locator("img").last().getAttribute("alt")) ?? "";
    await openLightbox(page, findPhotoLink(page));
    await expect(findCurrentImage(page)).toHaveAttribute("alt", alt);
    await expect(findPosition(page)).toHaveText(new RegExp(`^1 of \\d+: ${alt}$`));
    await expectNoAxeViolations(page);
    expect(consoleErrors.messages).toEqual([]);
  });

  test("a thumbnail opens its own photo", { tag: "@long" }, async () => {
    const address = (await findThumbnail(page, 3).getAttribute("href")) ?? "";
    await openLightbox(page, findThumbnail(page, 3));
    await expect(findPosition(page)).toHaveText(/^3 of \d+/);
    await expect(findCurrentImage(page)).toHaveAttribute("src", address);
  });

  test("a document opens large, under its name", async () => {
    await openLightbox(page, page.getByRole("link", { name: /Floorplan/ }).first());
    await expect(findLightbox(page)).toHaveAccessibleName("Documents");
    await expect(findCurrentImage(page)).toHaveAttribute("alt", /^Floorplan/);
    await expectNoAxeViolations(page);
  });

  test("arrow keys turn to the next photo and back, and the place is said", async () => {
    await openLightbox(page, findPhotoLink(page));
    await page.keyboard.press("ArrowRight");
    await expect(findPosition(page)).toHaveText(/^2 of \d+: ./);
    await waitForAnimations(page);
    await expect(findPosition(page)).toHaveText(/^2 of \d+: ./);
    await page.keyboard.press("ArrowLeft");
    await expect(findPosition(page)).toHaveText(/^1 of \d+: ./);
  });

  test("its buttons and its thumbnails turn it too", async () => {
    await openLightbox(page, findPhotoLink(page));
    await findLightbox(page).getByRole("button", { name: "Next photo" }).click();
    await expect(findPosition(page)).toHaveText(/^2 of/);
    await findLightbox(page).getByRole("button", { name: "Previous photo" }).click();
    await expect(findPosition(page)).toHaveText(/^1 of/);
    await findLightbox(page)
      .getByRole("button", { name: /^2 of \d+$/ })
      .click();
    await expect(findPosition(page)).toHaveText(/^2 of/);
  });

  const closeActions: [name: string, leave: () => Promise<void>][] = [
    ["Escape", () => page.keyboard.press("Escape")],
    ["its close control", () => findLightbox(page).getByRole("button", { name: "Close" }).click()],
    ["a scroll", () => page.mouse.wheel(0, 240)],
    ["a pull down", () => dragVertically(page, 260)],
    ["a pull up", () => dragVertically(page, -260)],
  ];
  for (const [name, leave] of closeActions) {
    const tag = name === "a pull up" ? ["@long"] : [];
    test(`${name} closes it, and the focus goes back to what opened it`, { tag }, async () => {
      await openLightbox(page, findThumbnail(page, 2));
      const scrolled = await page.evaluate(() => scrollY);
      await page.mouse.move(150, 400);
      await leave();
      await expect(findLightbox(page)).toHaveCount(0);
      await expect(findThumbnail(page, 2)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });
  }

  test("Back closes it and keeps the home's page, and is not needed after Escape", async () => {
    const address = page.url();
    const entry = await page.evaluate(() => JSON.stringify(history.state));
    await openLightbox(page, page.getByRole("link", { name: /Floorplan/ }).first());
    await page.goBack();
    await expect(findLightbox(page)).toHaveCount(0);
    await openLightbox(page, findPhotoLink(page));
    await page.goBack();
    await expect(findLightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(findPhotoLink(page)).toBeFocused();
    await openLightbox(page, findPhotoLink(page));
    await page.keyboard.press("Escape");
    await expect(findLightbox(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe(entry);
  });

  test("Escape closes it wherever the focus went", async () => {
    await openLightbox(page, findPhotoLink(page));
    await findLightbox(page).locator(".yarl__container").blur();
    await page.keyboard.press("Escape");
    await expect(findLightbox(page)).toHaveCount(0);
  });

  test("a scroll moves a photo that is zoomed in, and does not close it", async () => {
    await openLightbox(page, findPhotoLink(page));
    await findLightbox(page).getByRole("button", { name: "Zoom in" }).click();
    await waitForAnimations(page);
    await page.mouse.move(150, 400);
    const before = await findCurrentImage(page).boundingBox();
    await page.mouse.wheel(0, 60);
    await expect.poll(() => findCurrentImage(page).boundingBox()).not.toEqual(before);
    await waitForAnimations(page);
    await expect(findLightbox(page)).toBeVisible();
  });

  test("its controls hide after 3.5 s without mouse movement and come back", async () => {
    await openLightbox(page, findPhotoLink(page));
    const controls = findLightbox(page).locator(".yarl__toolbar, .yarl__navigation_next");
    const expectOpacity = async (opacity: string) => {
      for (const control of await controls.all())
        await expect(control).toHaveCSS("opacity", opacity);
    };
    // From here the page's clock only advances when told to.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(150, 400);
    await page.clock.runFor(3400);
    await expectOpacity("1");
    await page.mouse.move(160, 410);
    await page.clock.runFor(3400);
    await expectOpacity("1");
    await page.clock.runFor(200);
    await expectOpacity("0");
    await page.mouse.move(170, 420);
    await expectOpacity("1");
    await page.clock.runFor(3600);
    await expectOpacity("0");
    await page.keyboard.press("Shift");
    await expectOpacity("1");
    await page.clock.resume();
  });

  test("a control that the keyboard is on does not hide", async () => {
    await openLightbox(page, findPhotoLink(page));
    const close = findLightbox(page).getByRole("button", { name: "Close" });
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press("Tab");
      if (await close.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(close).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(findLightbox(page).locator(".yarl__toolbar")).toHaveCSS("opacity", "1");
  });

  test("the page behind can't be reached", async () => {
    await openLightbox(page, findPhotoLink(page));
    for (let tabs = 0; tabs < 20; tabs++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.querySelector(".lightbox")?.contains(document.activeElement),
      );
      expect(outside).toBe(false);
    }
  });

  test("with Ctrl a click leaves the picture to the browser", async () => {
    const picture = new URL((await findPhotoLink(page).getAttribute("href")) ?? "", site.url).href;
    const opened = page.context().waitForEvent("page");
    // Of a tab that is not in front the browser may tell its address late or never.
    const asked = page
      .context()
      .waitForEvent("request", (request) => request.isNavigationRequest());
    await findPhotoLink(page).click({ modifiers: ["ControlOrMeta"] });
    expect((await asked).url()).toBe(picture);
    await (await opened).close();
    await expect(findLightbox(page)).toHaveCount(0);
  });

  test("under reduced motion nothing slides or fades", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openLightbox(page, findPhotoLink(page));
    await page.keyboard.press("ArrowRight");
    await expect(findPosition(page)).toHaveText(/^2 of/);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const duration = effect?.getComputedTiming().duration;
          return typeof duration === "number" && duration > 1;
        }).length,
    );
    expect(moving).toBe(0);
    await page.keyboard.press("Escape");
    await expect(findLightbox(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a photo, a thumbnail and a document lead to the picture itself", async ({ page }) => {
    await page.goto(homePath);
    expect(await page.content()).not.toMatch(/<[^>]+ style=/);
    for (const opener of [
      findPhotoLink(page),
      findThumbnail(page, 2),
      page.locator(".home-document").first(),
    ]) {
      const address = (await opener.getAttribute("href")) ?? "";
      await opener.click();
      await expect(page).toHaveURL(new URL(address, site.url).href);
      await page.goBack();
    }
  });
});
