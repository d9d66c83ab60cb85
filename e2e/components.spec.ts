import { expect, type Page, test } from "@playwright/test";
import { findButton, findCloseButton, openStyleguide } from "./component-steps.ts";
import { expectNoAxeViolations } from "./page-checks.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

// The style guide is there in development only, where a page takes hundreds of requests: the tests
// share one, and each leaves it as it was.
test.describe.configure({ mode: "serial" });
test.use({ contextOptions: {} });

const desktop = { width: 1440, height: 900 };
let site: RunningSite | undefined;
let page: Page;

test.beforeAll(async ({ browser }) => {
  site = await startSite({ NODE_ENV: "development", DEMO_DATA: "off" }, undefined, {
    program: "server/dev.ts",
  });
  page = await browser.newPage({ viewport: desktop });
  await page.clock.install();
  await openStyleguide(page, site);
});
test.afterAll(async () => {
  await page?.close();
  if (!site) return;
  await site.stop();
  removeDataDir(site.dataDir);
});

test("axe finds nothing in any state of any component", async () => {
  await expectNoAxeViolations(page);
});

test.describe("dialog", () => {
  const findDialog = () => page.getByRole("dialog");

  test.afterEach(async () => {
    if (await findDialog().isVisible()) await page.keyboard.press("Escape");
    await expect(findDialog()).toHaveCount(0);
    await page.setViewportSize(desktop);
  });

  for (const [name, leave] of [
    ["its close control", () => findCloseButton(page).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a press beside it", () => page.mouse.click(5, 5)],
  ] as const) {
    test(`${name} closes it, and the focus goes back to what opened it`, async () => {
      await findButton(page, "Remove this home").click();
      const dialog = page.getByRole("dialog", { name: "Remove Loriner Street?" });
      await expect(dialog).toBeVisible();
      await expect(findCloseButton(page)).toBeFocused();
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(findButton(page, "Remove this home")).toBeFocused();
    });
  }

  test("axe finds nothing in an open one", async () => {
    await findButton(page, "Remove this home").click();
    await expectNoAxeViolations(page);
  });

  test("a drag that began within it does not close it", async () => {
    await findButton(page, "Remove this home").click();
    const { x, y } = (await findDialog().getByRole("heading").boundingBox())!;
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 5 });
    await page.mouse.up();
    await expect(findDialog()).toBeVisible();
  });

  test("the page behind does not scroll and does not move", async () => {
    const opener = findButton(page, "Remove this home");
    await opener.scrollIntoViewIfNeeded();
    const getPosition = () =>
      opener.evaluate((element) => element.getBoundingClientRect().toJSON());
    const before = await getPosition();
    await opener.click();
    await page.mouse.move(8, 300);
    const wheeled = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // A resulting scroll would be painted in the next frame.
          const afterFrames = () =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          addEventListener("wheel", afterFrames, { once: true, passive: true, capture: true });
        }),
    );
    await page.mouse.wheel(0, 400);
    await wheeled;
    expect(await getPosition()).toEqual(before);
  });

  test("a long one scrolls within, and its close control stays in view", async () => {
    await findButton(page, "Read the terms").click();
    await findDialog().getByText(/^20\./).scrollIntoViewIfNeeded();
    await expect(findDialog().getByText(/^20\./)).toBeInViewport();
    await expect(findCloseButton(page)).toBeInViewport();
  });

  test("on a phone it is a sheet at the foot, elsewhere it stands free", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await findButton(page, "Remove this home").click();
    const sheet = (await findDialog().boundingBox())!;
    expect([sheet.x, sheet.width, Math.round(sheet.y + sheet.height)]).toEqual([0, 390, 844]);
    await page.setViewportSize({ width: 1000, height: 844 });
    const free = (await findDialog().boundingBox())!;
    expect(free.x).toBeGreaterThan(100);
    expect(free.y + free.height).toBeLessThan(800);
  });
});

test.describe("table", () => {
  test.afterEach(() => page.setViewportSize(desktop));

  test("one that is too wide scrolls in a place that the keyboard reaches", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const wide = page.getByRole("region", { name: "Rent received by month" });
    await wide.focus();
    await expect(wide).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => wide.evaluate((place) => place.scrollLeft)).toBeGreaterThan(0);
    const narrow = page.getByRole("region", { name: "Homes in Shoreditch" });
    await expect(narrow).not.toHaveAttribute("tabindex");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test("its cells are named by their row and column", async () => {
    const table = page.getByRole("table", { name: "Homes in Shoreditch" });
    await expect(table.getByRole("rowheader")).toHaveText(["Loriner Street", "Kiln Yard"]);
    await expect(table.getByRole("columnheader")).toHaveText(["Home", "Rent", "Deposit"]);
    await expect(table.getByRole("cell", { name: "£950" })).toHaveCSS("text-align", "end");
  });
});

test("a skeleton is hidden from screen readers and still under reduced motion", async () => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const skeletons = await page.locator(".skeleton").all();
  expect(skeletons.length).toBeGreaterThan(5);
  for (const skeleton of skeletons) {
    await expect(skeleton).toHaveAttribute("aria-hidden", "true");
    await expect(skeleton).toHaveCSS("animation-name", "none");
  }
});
