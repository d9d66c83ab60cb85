import { expect, test } from "@playwright/test";
import { expectNoOfficeOverflow } from "./office-steps.ts";
import { collectConsoleErrors, expectNoAxeViolations, expectPage } from "./page-checks.ts";
import { demoSite } from "./shared-sites.ts";

test("on its own machine the demo lets a visitor in as one of its people", async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await page.goto(`${demoSite.url}/office`);
  await expectPage(page, "The office");
  await expectNoOfficeOverflow(page);
  await page.getByRole("button", { name: "Imogen Achebe" }).click();
  await expect(page).toHaveURL(/\/office\/today$/);
  await expectNoAxeViolations(page);
  await expectNoOfficeOverflow(page);
  await page.getByRole("link", { name: "More" }).click();
  await expectPage(page, "More");
  await expectNoOfficeOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoOfficeOverflow(page);
  await page.getByRole("navigation").getByRole("link", { name: "Imogen Achebe" }).click();
  await expectPage(page, "Imogen Achebe");
  await expect(page.getByText("Passkeys need a name in the address")).toBeVisible();
  expect(errors.messages).toEqual([]);
});
