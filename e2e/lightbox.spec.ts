import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeIsSilent, listen, scriptRuns } from "./page-checks.ts";
import { forget, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;
/** A home of the demo with photos and a floor plan. */
let home: string;

test.beforeAll(async () => {
  site = await startSite();
  home = await findHomeWithFloorPlan();
});
test.afterAll(async () => {
  await site.stop();
  forget(site.dataDir);
});

/** Which homes come first depends on the day, and a few have no floor plan. */
async function findHomeWithFloorPlan(): Promise<string> {
  const { listings } = await (await fetch(`${site.url}/api/properties?limit=60`)).json();
  for (const listing of listings) {
    const address = `${site.url}/property/${listing["_id"]}`;
    if ((await (await fetch(address)).text()).includes("Floorplan")) return address;
  }
  throw new Error("None of the newest 60 homes has a floor plan.");
}

const lightbox = (page: Page) => page.getByRole("dialog", { name: /Photographs|Documents/ });
const position = (page: Page) => lightbox(page).getByRole("status");
const current = (page: Page) => lightbox(page).locator(".yarl__slide_current img");
const photo = (page: Page) => page.locator(".gallery__strip a").first();
const thumbnail = (page: Page, place: number) => page.locator(".gallery__thumbs a").nth(place - 1);

/** Until the page's script runs a photo leads to its file. */
async function goHome(page: Page): Promise<void> {
  await page.goto(home);
  await scriptRuns(page);
}

async function open(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await expect(lightbox(page)).toBeVisible();
  await expect(lightbox(page)).toHaveCSS("opacity", "1");
}

/** Until nothing on the page is on its way any more. */
async function animationsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

test.describe("in a browser with script", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await goHome(page);
  });

  test("a click on a photo opens it large, with nothing to complain of", async ({ page }) => {
    const complaints = listen(page);
    const alt = (await photo(page).locator("img").last().getAttribute("alt")) ?? "";
    await open(page, photo(page));
    await expect(current(page)).toHaveAttribute("alt", alt);
    await expect(position(page)).toHaveText(new RegExp(`^1 of \\d+: ${alt}$`));
    await axeIsSilent(page);
    expect(complaints.heard).toEqual([]);
  });

  test("a thumbnail opens its own photo", async ({ page }) => {
    const address = (await thumbnail(page, 3).getAttribute("href")) ?? "";
    await open(page, thumbnail(page, 3));
    await expect(position(page)).toHaveText(/^3 of \d+/);
    await expect(current(page)).toHaveAttribute("src", address);
  });

  test("a document opens large, under its name", async ({ page }) => {
    await open(page, page.getByRole("link", { name: /Floorplan/ }).first());
    await expect(lightbox(page)).toHaveAccessibleName("Documents");
    await expect(current(page)).toHaveAttribute("alt", /^Floorplan/);
    await axeIsSilent(page);
  });

  test("its script and its styles come when it is first opened", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    const before = await page.content();
    expect(before).not.toMatch(/lightbox-\w+\.(?:js|css)|yarl__/);
    await open(page, photo(page));
    expect(fetched.filter((path) => /lightbox.*\.js$/.test(path))).toHaveLength(1);
    expect(fetched.filter((path) => /lightbox.*\.css$/.test(path))).toHaveLength(1);
  });

  test("arrow keys turn to the next photo and back, and the place is said", async ({ page }) => {
    await open(page, photo(page));
    await page.keyboard.press("ArrowRight");
    await expect(position(page)).toHaveText(/^2 of \d+: ./);
    await animationsEnd(page);
    await expect(position(page)).toHaveText(/^2 of \d+: ./);
    await page.keyboard.press("ArrowLeft");
    await expect(position(page)).toHaveText(/^1 of \d+: ./);
  });

  test("its buttons and its thumbnails turn it too", async ({ page }) => {
    await open(page, photo(page));
    await lightbox(page).getByRole("button", { name: "Next picture" }).click();
    await expect(position(page)).toHaveText(/^2 of/);
    await lightbox(page).getByRole("button", { name: "Previous picture" }).click();
    await expect(position(page)).toHaveText(/^1 of/);
    await lightbox(page)
      .getByRole("button", { name: /^2 of \d+$/ })
      .click();
    await expect(position(page)).toHaveText(/^2 of/);
  });

  const waysOut: [name: string, leave: (page: Page) => Promise<void>][] = [
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["its close control", (page) => lightbox(page).getByRole("button", { name: "Close" }).click()],
    ["a scroll", (page) => page.mouse.wheel(0, 240)],
    ["a pull down", (page) => pull(page, 260)],
    ["a pull up", (page) => pull(page, -260)],
  ];
  for (const [name, leave] of waysOut) {
    test(`${name} closes it, and the focus goes back to what opened it`, async ({ page }) => {
      await open(page, thumbnail(page, 2));
      const scrolled = await page.evaluate(() => scrollY);
      await page.mouse.move(150, 400);
      await leave(page);
      await expect(lightbox(page)).toHaveCount(0);
      await expect(thumbnail(page, 2)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });
  }

  test("Escape closes it wherever the focus went", async ({ page }) => {
    await open(page, photo(page));
    await lightbox(page).locator(".yarl__container").blur();
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
  });

  test("a scroll moves a photo that is zoomed in, and does not close it", async ({ page }) => {
    await open(page, photo(page));
    await lightbox(page).getByRole("button", { name: "Zoom in" }).click();
    await animationsEnd(page);
    await page.mouse.move(150, 400);
    const before = await current(page).boundingBox();
    await page.mouse.wheel(0, 60);
    await expect.poll(() => current(page).boundingBox()).not.toEqual(before);
    await animationsEnd(page);
    await expect(lightbox(page)).toBeVisible();
  });

  test("its controls hide after 3.5 s without mouse movement and come back", async ({ page }) => {
    await open(page, photo(page));
    const controls = lightbox(page).locator(".yarl__toolbar, .yarl__navigation_next");
    const are = async (opacity: string) => {
      for (const control of await controls.all())
        await expect(control).toHaveCSS("opacity", opacity);
    };
    // From here on the page's clock goes on only when told.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(150, 400);
    await page.clock.runFor(3400);
    await are("1");
    await page.mouse.move(160, 410);
    await page.clock.runFor(3400);
    await are("1");
    await page.clock.runFor(200);
    await are("0");
    await page.mouse.move(170, 420);
    await are("1");
    await page.clock.runFor(3600);
    await are("0");
    await page.keyboard.press("Shift");
    await are("1");
  });

  test("a control that the keyboard is on does not hide", async ({ page }) => {
    await open(page, photo(page));
    const close = lightbox(page).getByRole("button", { name: "Close" });
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press("Tab");
      if (await close.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(close).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(lightbox(page).locator(".yarl__toolbar")).toHaveCSS("opacity", "1");
  });

  test("the page behind can't be reached", async ({ page }) => {
    await open(page, photo(page));
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

  test("with Ctrl a click leaves the picture to the browser", async ({ page, context }) => {
    const opened = context.waitForEvent("page");
    await photo(page).click({ modifiers: ["ControlOrMeta"] });
    const picture = new URL((await photo(page).getAttribute("href")) ?? "", site.url).href;
    await expect(await opened).toHaveURL(picture);
    await expect(lightbox(page)).toHaveCount(0);
  });
});

async function pull(page: Page, distance: number): Promise<void> {
  await page.mouse.move(150, 400);
  await page.mouse.down();
  await page.mouse.move(152, 400 + distance, { steps: 10 });
  await page.mouse.up();
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing slides or fades", async ({ page }) => {
    await goHome(page);
    await open(page, photo(page));
    await page.keyboard.press("ArrowRight");
    await expect(position(page)).toHaveText(/^2 of/);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const duration = effect?.getComputedTiming().duration;
          return typeof duration === "number" && duration > 1;
        }).length,
    );
    expect(moving).toBe(0);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a photo, a thumbnail and a document lead to the picture itself", async ({ page }) => {
    await page.goto(home);
    expect(await page.content()).not.toMatch(/<[^>]+ style=/);
    for (const opener of [photo(page), thumbnail(page, 2), page.locator(".doc").first()]) {
      const address = (await opener.getAttribute("href")) ?? "";
      await opener.click();
      await expect(page).toHaveURL(new URL(address, site.url).href);
      await page.goBack();
    }
  });
});
