import { expect, type Locator, type Page, test } from "@playwright/test";
import { scriptRuns, withoutMaps } from "./page-checks.ts";
import { forget, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => {
  await site.stop();
  forget(site.dataDir);
});

const laptop = { width: 1366, height: 850 };
const phone = { width: 390, height: 844 };

/** A page without the question for consent over it, its fonts there and its script running. */
async function open(page: Page, path: string, size: typeof laptop): Promise<void> {
  await withoutMaps(page);
  await page.setViewportSize(size);
  await page.goto(site.url + path);
  await page.getByRole("button", { name: "Reject all" }).click();
  await page.evaluate(() => document.fonts.ready);
  await scriptRuns(page);
}

/** How far the text of each box runs past its inner edge at the right, pixels. */
function overhang(boxes: Locator): Promise<number[]> {
  return boxes.evaluateAll((all) =>
    all.map((box) => {
      const text = document.createRange();
      text.selectNodeContents(box.lastChild!);
      const { right } = box.getBoundingClientRect();
      const inner = right - parseFloat(getComputedStyle(box).paddingRight);
      return Math.round(text.getBoundingClientRect().right - inner);
    }),
  );
}

/** How much of a field's placeholder is cut off, pixels. */
function cutOff(field: Locator): Promise<number> {
  return field.evaluate((input: HTMLInputElement) => {
    const look = getComputedStyle(input);
    const letters = getComputedStyle(input, "::placeholder");
    const pen = document.createElement("span");
    pen.textContent = input.placeholder;
    for (const name of ["font-family", "font-size", "font-weight", "letter-spacing"] as const) {
      pen.style.setProperty(name, letters.getPropertyValue(name));
    }
    pen.style.whiteSpace = "nowrap";
    pen.style.position = "absolute";
    document.body.append(pen);
    const { width } = pen.getBoundingClientRect();
    pen.remove();
    const room = input.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
    return Math.max(0, Math.ceil(width - room));
  });
}

test("each choice of furniture stands inside its box in the bar", async ({ page }) => {
  await open(page, "/properties", laptop);
  await page.locator(".filter summary", { hasText: "Furnishing" }).click();
  const choices = page.locator(".filter[open] .choice");
  await expect(choices).toHaveCount(3);
  for (const over of await overhang(choices)) expect(over).toBeLessThanOrEqual(0);
});

test("each choice of furniture stands inside its box in the panel of a phone", async ({ page }) => {
  await open(page, "/properties", phone);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const choices = sheet
    .locator(".choice", { hasText: /urnished|Flexible/ })
    .filter({ visible: true });
  await expect(choices).toHaveCount(3);
  for (const over of await overhang(choices)) expect(over).toBeLessThanOrEqual(0);
});

for (const path of ["/", "/properties", "/flats-to-rent/london"]) {
  for (const size of [laptop, phone]) {
    test(`the placeholder of the search is whole on ${path} at ${size.width}`, async ({ page }) => {
      await open(page, path, size);
      const field = page.locator('input[name="q"]').filter({ visible: true }).first();
      await field.fill("");
      await field.blur();
      await expect.poll(() => cutOff(field)).toBe(0);
    });
  }
}

test("on a phone the button for the map stays in reach and covers no button of a home", async ({
  page,
}) => {
  await open(page, "/properties", phone);
  const map = page.getByRole("button", { name: "Map", exact: true });
  const bar = page.getByRole("search", { name: "Filter homes" });
  const buttons = page.locator(".homes :is(a.btn, button)");
  for (let y = 0; y < 2400; y += 60) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await expect(map).toBeInViewport({ ratio: 1 });
    const foot = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    // What has gone under the bar at the top goes out of view with its card.
    const covered = await buttons.evaluateAll(
      (all, from) =>
        all
          .map((button) => ({ button, is: button.getBoundingClientRect() }))
          .filter(({ is }) => is.top >= from && is.bottom <= window.innerHeight)
          .filter(({ button, is }) =>
            [is.left + 3, is.right - 3].some(
              (x) => !button.contains(document.elementFromPoint(x, is.top + is.height / 2)),
            ),
          )
          .map(({ button }) => button.outerHTML),
      foot,
    );
    expect(covered).toEqual([]);
  }
});

test("'Book In-person Viewing' stands in the first screen of a laptop", async ({ page }) => {
  const answer = await page.request.get(`${site.url}/api/properties?limit=1`);
  const [home] = (await answer.json()).listings;
  await open(page, `/property/${home._id}`, laptop);
  const book = page.getByRole("link", { name: "Book In-person Viewing" }).filter({ visible: true });
  const { y, height } = (await book.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(laptop.height);
});
