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
  expect(consoleErrors.messages).toEqual([]);
});
