import { expect, test } from "@playwright/test";
import { expectNoOfficeOverflow } from "./office-steps.ts";
import {
  collectConsoleErrors,
  expectNoAxeViolations,
  expectPage,
  waitForHydration,
} from "./page-checks.ts";
import { demoSite } from "./shared-sites.ts";

test("on its own machine the demo lets a visitor in as one of its people", async ({
  page,
  isMobile,
}) => {
  const errors = collectConsoleErrors(page);
  await page.goto(`${demoSite.url}/office`);
  await expectPage(page, "The office");
  await expectNoOfficeOverflow(page);
  await page.getByRole("button", { name: "Imogen Achebe" }).click();
  await expect(page).toHaveURL(/\/office\/today$/);
  await expectNoAxeViolations(page);
  await expectNoOfficeOverflow(page);
  if (isMobile) {
    await page.getByRole("link", { name: "More" }).click();
    await expectPage(page, "More");
    await expectNoOfficeOverflow(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoOfficeOverflow(page);
  await page.getByRole("navigation").getByRole("link", { name: "Imogen Achebe" }).click();
  await expectPage(page, "Imogen Achebe");
  await expect(page.getByText("Demo users can’t add passkeys")).toBeVisible();
  expect(errors.messages).toEqual([]);
});

test("a landlord with several homes sees what waits within a phone's first screen", async ({
  page,
}) => {
  await page.goto(`${demoSite.url}/office`);
  await page.getByRole("button", { name: "Imogen Achebe" }).click();
  await expect(page).toHaveURL(/\/office\/today$/);
  await page.goto(`${demoSite.url}/office/emails?view=sent`);
  await waitForHydration(page);
  await page
    .getByRole("link", { name: /^Offer accepted on your property, subject to contract/ })
    .first()
    .click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the link as the recipient" }).click();
  await expect(page).toHaveURL(/\/my-home\//);
  const homes = page.getByRole("navigation", { name: "Your homes" }).getByRole("link");
  expect(await homes.count()).toBeGreaterThanOrEqual(5);
  await expect(page.getByRole("link", { name: /^Go to task/ }).first()).toBeInViewport({
    ratio: 1,
  });
  await expectNoAxeViolations(page);
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
  const send = page.getByRole("button", { name: "Send", exact: false }).first();
  for (let row = 0; (await home.count()) === 0; row++) {
    await page.goto(`${demoSite.url}/office/inbox`);
    await waitForHydration(page);
    await conversations.nth(row).click();
    await expect(page).toHaveURL(/\/office\/inbox\/[\w-]+/);
    await expect(send).toBeVisible();
  }
  const conversation = page.url();
  await home.first().click();
  await expect(page).toHaveURL(/\/property\//);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL(conversation);
  await expect(send).toBeVisible();
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
  // Within the office it has its light or dark.
  const find = page.locator(".office").getByRole("dialog", { name: "Search or jump to" });
  await expect(find.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("pri");
  await expect(find.getByText("Search isn’t responding.")).toBeVisible();
  await page.unroute("**/office/find.data*");
  await page.keyboard.type("ya");
  await expect(find.getByRole("link", { name: /Priya Raman/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(find).toHaveCount(0);
  await expect(asked).toHaveValue("Half of what they asked");
});

test("? lists the keys anywhere, G and a letter lead to a place, and Shift X picks all up to a row", async ({
  page,
}) => {
  await page.goto(`${demoSite.url}/office`);
  await page.getByRole("button", { name: "Imogen Achebe" }).click();
  await expect(page).toHaveURL(/\/office\/today$/);
  await waitForHydration(page);
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  // The page listens to keys a moment after React has rendered it.
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(keys.getByText("Go to Inbox")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expectPage(page, "Inbox");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  for (const key of ["j", "j", "Shift+X"]) await page.keyboard.press(key);
  await expect(page.getByText("3 selected")).toBeVisible();
});

test("a booking that the site can’t show or take leaves the page under it as it is", async ({
  page,
}) => {
  const beforehand: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["purpose"] === "prefetch") beforehand.push(request.url());
  });
  await page.goto(`${demoSite.url}/office`);
  await page.getByRole("button", { name: "Imogen Achebe" }).click();
  await expect(page).toHaveURL(/\/office\/today$/);
  await page.goto(`${demoSite.url}/office/inbox?q=Priya`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "Priya Raman" }).first().click();
  const reply = page.getByLabel("Reply to Priya Raman");
  await reply.fill("Half of a reply");
  const booking = "**/office/diary/book.data*";
  await page.route(booking, (route) => route.abort());
  await page.locator("[data-key=b]").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("You seem to be offline.")).toBeVisible();
  await expect(reply).toHaveValue("Half of a reply");
  await page.unroute(booking);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByText("Next free times")).toBeVisible();
  await expect(dialog.getByText("You seem to be offline.")).toHaveCount(0);

  await page.route(booking, (route) => route.fulfill({ status: 500 }));
  const free = dialog.locator("[name=slot]:enabled:not(:checked)").first();
  const other = dialog.locator(`[value="${await free.getAttribute("value")}"]`);
  await other.check();
  await expect(dialog.getByText("This is a problem at our end.")).toBeVisible();
  await expect(other).toBeChecked();
  await dialog.getByRole("button", { name: /^Book / }).click();
  await expect(dialog.getByText("Not sent: something went wrong at our end.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reply).toHaveValue("Half of a reply");
  expect(beforehand).toEqual([]);
});
