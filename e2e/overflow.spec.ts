import { expect, type Locator, type Page, test } from "@playwright/test";
import { waitForHydration, disableMaps } from "./page-checks.ts";
import { demoSite as site } from "./shared-sites.ts";

const laptop = { width: 1366, height: 850 };
const phone = { width: 390, height: 844 };

async function openPage(page: Page, path: string): Promise<void> {
  await disableMaps(page);
  await page.setViewportSize(laptop);
  await page.goto(site.url + path);
  await page.getByRole("button", { name: "Reject all" }).click();
  await page.evaluate(() => document.fonts.ready);
  await waitForHydration(page);
}

/** Pixels by which each box's text exceeds its right padding edge. */
function measureOverflow(boxes: Locator): Promise<number[]> {
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

function measureClippedText(field: Locator): Promise<number> {
  return field.evaluate((input: HTMLInputElement) => {
    const fieldStyle = getComputedStyle(input);
    const placeholderStyle = getComputedStyle(input, "::placeholder");
    const measuringSpan = document.createElement("span");
    measuringSpan.textContent = input.placeholder;
    for (const name of ["font-family", "font-size", "font-weight", "letter-spacing"] as const) {
      measuringSpan.style.setProperty(name, placeholderStyle.getPropertyValue(name));
    }
    measuringSpan.style.whiteSpace = "nowrap";
    measuringSpan.style.position = "absolute";
    document.body.append(measuringSpan);
    const { width } = measuringSpan.getBoundingClientRect();
    measuringSpan.remove();
    const room =
      input.clientWidth - parseFloat(fieldStyle.paddingLeft) - parseFloat(fieldStyle.paddingRight);
    return Math.max(0, Math.ceil(width - room));
  });
}

async function expectWholePlaceholder(page: Page): Promise<void> {
  const field = page.locator('input[name="q"]').filter({ visible: true }).first();
  await field.fill("");
  await field.blur();
  await expect.poll(() => measureClippedText(field)).toBe(0);
}

for (const path of ["/", "/flats-to-rent/london"]) {
  const tag = path === "/" ? [] : ["@long"];
  test(`the placeholder of the search is whole on ${path}`, { tag }, async ({ page }) => {
    await openPage(page, path);
    await expectWholePlaceholder(page);
    await page.setViewportSize(phone);
    await expectWholePlaceholder(page);
  });
}

test("/properties: the placeholder is whole, each choice of furniture stands inside its box, and a phone's button for the map covers no other", async ({
  page,
}) => {
  await openPage(page, "/properties");

  await test.step("in the bar of a laptop", async () => {
    await expectWholePlaceholder(page);
    const furnishing = page.locator(".filter summary", { hasText: "Furnishing" });
    await furnishing.click();
    const choices = page.locator(".filter[open] .choice");
    await expect(choices).toHaveCount(3);
    for (const over of await measureOverflow(choices)) expect(over).toBeLessThanOrEqual(0);
    await furnishing.click();
  });

  await test.step("in the panel of a phone", async () => {
    await page.setViewportSize(phone);
    await expectWholePlaceholder(page);
    await page.getByRole("button", { name: /^Filters/ }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const choices = sheet
      .locator(".choice", { hasText: /urnished|Flexible/ })
      .filter({ visible: true });
    await expect(choices).toHaveCount(3);
    for (const over of await measureOverflow(choices)) expect(over).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  });

  await test.step("the button for the map stays in reach and covers no button of a home", async () => {
    const map = page.getByRole("button", { name: "Map", exact: true });
    const bar = page.getByRole("search", { name: "Filter homes" });
    const buttons = page.locator(".homes :is(a.btn, button)");
    for (let y = 0; y < 2400; y += 60) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
      await expect(map).toBeInViewport({ ratio: 1 });
      const foot = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
      // Buttons under the top bar scroll out of view with their card.
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
});

test("'Book In-person Viewing' stands in the first screen of a laptop", async ({ page }) => {
  const response = await page.request.get(`${site.url}/api/properties?limit=1`);
  const [home] = (await response.json()).listings;
  await openPage(page, `/property/${home._id}`);
  const book = page.getByRole("link", { name: "Book In-person Viewing" }).filter({ visible: true });
  const { y, height } = (await book.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(laptop.height);
});
