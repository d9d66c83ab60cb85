import { expect, test } from "@playwright/test";
import { listKeyboardFaults } from "./keyboard-walk.ts";
import { readLink, startOffice, type TestOffice } from "./office-steps.ts";
import { collectConsoleErrors, expectPage } from "./page-checks.ts";

let office: TestOffice;
test.beforeAll(async () => {
  office = await startOffice();
});
test.afterAll(() => office.stop());

test("an owner invites, changes a role, reads the history, and ends an access at once", async ({
  page,
  browser,
}) => {
  const errors = collectConsoleErrors(page);
  await page.goto(readLink(await office.run("invite")));
  await page.getByLabel("Your name").fill("Amina Yusuf");
  await page.getByLabel("Work e-mail").fill("amina@example.com");
  await page.getByRole("button", { name: "Become the owner" }).click();
  await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("link", { name: "Team" }).click();
  await expectPage(page, "Team");

  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("Please choose a role")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Tom Hesketh");
  await page.getByLabel("Work e-mail").fill("tom@example.com");
  await page.getByLabel("Role", { exact: true }).selectOption("Reader");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("Tom Hesketh gets an invitation")).toBeVisible();
  await expectPage(page, "Team");
  expect(await listKeyboardFaults(page)).toEqual([]);

  const toms = await browser.newContext({ javaScriptEnabled: false });
  const tom = await toms.newPage();
  await tom.goto(await office.receiveLink("tom@example.com"));
  await tom.getByRole("button", { name: "Accept and come in" }).click();
  await expect(tom.getByRole("heading", { level: 1, name: "Tom Hesketh" })).toBeVisible();
  await expect(tom.getByRole("link", { name: "History" })).toHaveCount(1);
  await tom.goto(`${office.url}/office/team`);
  await expect(tom.getByRole("button", { name: "Send the invitation" })).toHaveCount(0);
  await tom.goto(`${office.url}/office/history`);
  await expect(tom.getByRole("heading", { level: 1, name: "Not for your role" })).toBeVisible();

  await page.reload();
  await page.getByRole("link", { name: "Tom Hesketh" }).click();
  await expectPage(page, "Tom Hesketh");
  await page.getByLabel("Role", { exact: true }).selectOption("Negotiator");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("link", { name: "History", exact: true }).last().click();
  await expectPage(page, "History of one colleague");
  await expect(page.getByText("was: reader, became: negotiator")).toBeVisible();
  await page.goto(`${office.url}/office/history`);
  await expectPage(page, "History");
  expect(await listKeyboardFaults(page)).toEqual([]);

  await page.goto(`${office.url}/office/team`);
  await page.getByRole("link", { name: "Tom Hesketh" }).click();
  await page.getByRole("button", { name: "Tom Hesketh leaves" }).click();
  await expectPage(page, "Team");
  await expect(page.getByText("Tom Hesketh")).toHaveCount(0);
  await tom.goto(`${office.url}/office/account`);
  await expect(tom.getByRole("heading", { level: 1, name: "The office" })).toBeVisible();
  await toms.close();
  // A refused form is answered 422, which browsers log.
  expect(errors.messages.filter((message) => !message.includes("422"))).toEqual([]);
});
