import { expect, test } from "@playwright/test";
import { findCloseButton } from "./component-steps.ts";
import { collectConsoleErrors, expectNoAxeViolations, waitForHydration } from "./page-checks.ts";
import { site } from "./shared-sites.ts";

const address = `${site.url}/about-us`;
const name = "Imogen Achebe";

test("its own address opens it, axe finds nothing, leaving goes to the page, a face opens it again", async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(`${address}?member=imogen-achebe`);
  await waitForHydration(page);
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(address);

  const face = page.getByRole("link", { name });
  await face.click();
  await expect(page).toHaveURL(/\?member=imogen-achebe#bio$/);
  await findCloseButton(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(face).toBeFocused();

  await test.step("it is a sheet at a phone's foot, and the page behind stays; a press beside it closes it, but no drag out of it", async () => {
    await face.click();
    const dialog = page.getByRole("dialog", { name });
    const { width, height } = page.viewportSize()!;
    const box = (await dialog.boundingBox())!;
    expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, width, height]);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 400);
    // A scroll would be painted in the next frame.
    await page.evaluate(
      () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const heading = (await dialog.getByRole("heading").first().boundingBox())!;
    await page.mouse.move(heading.x + 10, heading.y + 10);
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 5 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
    await expect(face).toBeFocused();
  });
  expect(consoleErrors.messages).toEqual([]);
});
