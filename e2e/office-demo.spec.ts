import { expect, test } from "@playwright/test";
import { expectNoOfficeOverflow } from "./office-steps.ts";
import {
  collectConsoleErrors,
  expectNoAxeViolations,
  expectPage,
  waitForHydration,
} from "./page-checks.ts";
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

test("a home's page that was opened from the office, and loaded anew there, leads back into it", async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await page.goto(`${demoSite.url}/office`);
  await page.getByRole("button", { name: "Imogen Achebe" }).click();
  await expect(page).toHaveURL(/\/office\/today$/);
  await page.goto(`${demoSite.url}/office/inbox`);
  await waitForHydration(page);
  const conversations = page.locator("[data-row] a");
  const home = page.locator("a[href^='/property/']");
  for (let row = 0; (await home.count()) === 0; row++) {
    await page.goto(`${demoSite.url}/office/inbox`);
    await waitForHydration(page);
    await conversations.nth(row).click();
    await expect(page).toHaveURL(/\/office\/inbox\/[\w-]+/);
  }
  const conversation = page.url();
  await home.first().click();
  await expect(page).toHaveURL(/\/property\//);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL(conversation);
  await expect(page.getByRole("button", { name: "Send", exact: false }).first()).toBeVisible();
  expect(errors.messages).toEqual([]);
});

test("Ctrl K is typed into at once, and a site that does not answer takes no page away", async ({
  page,
}) => {
  await page.goto(`${demoSite.url}/office`);
  await page.getByRole("button", { name: "Imogen Achebe" }).click();
  await expect(page).toHaveURL(/\/office\/today$/);
  await page.goto(`${demoSite.url}/office/inbox/new`);
  await waitForHydration(page);
  const asked = page.locator("[name=body]");
  await asked.fill("Half of what they asked");
  await page.route("**/office/find.data*", (route) => route.abort());
  await page.keyboard.press("Control+k");
  const find = page.getByRole("dialog", { name: "Find or do" });
  await expect(find.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("pri");
  await expect(find.getByText("The site did not answer.")).toBeVisible();
  await page.unroute("**/office/find.data*");
  await page.keyboard.type("ya");
  await expect(find.getByRole("link", { name: /Priya Raman/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked).toHaveValue("Half of what they asked");
});

test("G and a letter lead to a place, and Shift X picks all up to a row", async ({ page }) => {
  await page.goto(`${demoSite.url}/office`);
  await page.getByRole("button", { name: "Imogen Achebe" }).click();
  await expect(page).toHaveURL(/\/office\/today$/);
  await waitForHydration(page);
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expectPage(page, "Inbox");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  for (const key of ["j", "j", "Shift+X"]) await page.keyboard.press(key);
  await expect(page.getByText("3 picked")).toBeVisible();
});
