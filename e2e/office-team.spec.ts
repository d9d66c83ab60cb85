import { type Browser, expect, type Page, test } from "@playwright/test";
import { listKeyboardFaults } from "./keyboard-walk.ts";
import { readLink, startOffice, type TestOffice } from "./office-steps.ts";
import { collectConsoleErrors, expectPage, waitForHydration } from "./page-checks.ts";

let office: TestOffice;
// Together: otherwise each would start an office of its own.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  office = await startOffice({ HUMAN_CHECK: "off" });
});
test.afterAll(() => office.stop());

test("an owner invites, changes a role, reads the history, and ends an access at once", async ({
  page,
  browser,
  isMobile,
}) => {
  const errors = collectConsoleErrors(page);
  await page.goto(readLink(await office.run("invite")));
  await page.getByLabel("Your name").fill("Amina Yusuf");
  await page.getByLabel("Work email").fill("amina@example.com");
  await page.getByRole("button", { name: "Create admin account" }).click();
  if (isMobile) await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("link", { name: "Team" }).click();
  await expectPage(page, "Team");

  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.locator("#invite-role-error")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Tom Hesketh");
  await page.getByLabel("Work email").fill("tom@example.com");
  await page.getByLabel("Role", { exact: true }).selectOption("Read-only");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Tom Hesketh will get an invitation")).toBeVisible();
  await expectPage(page, "Team");
  expect(await listKeyboardFaults(page)).toEqual([]);

  const toms = await browser.newContext({ javaScriptEnabled: false });
  const tom = await toms.newPage();
  await tom.goto(await office.receiveLink("tom@example.com"));
  await tom.getByRole("button", { name: "Accept invitation" }).click();
  await expect(tom.getByRole("heading", { level: 1, name: "Tom Hesketh" })).toBeVisible();
  await expect(tom.getByRole("link", { name: "Activity log" })).toHaveCount(1);
  await tom.goto(`${office.url}/office/team`);
  await expect(tom.getByRole("button", { name: "Send invitation" })).toHaveCount(0);
  await tom.goto(`${office.url}/office/activity-log`);
  await expect(
    tom.getByRole("heading", { level: 1, name: "You don’t have access to this page" }),
  ).toBeVisible();

  await page.reload();
  await page.getByRole("link", { name: "Tom Hesketh" }).click();
  await expectPage(page, "Tom Hesketh");
  await page.getByLabel("Role", { exact: true }).selectOption("Negotiator");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("link", { name: "Activity log", exact: true }).last().click();
  await expectPage(page, "Activity log for Tom Hesketh");
  await expect(page.getByText("Role: Read-only → Negotiator")).toBeVisible();
  await page.goto(`${office.url}/office/activity-log`);
  await expectPage(page, "Activity log");
  expect(await listKeyboardFaults(page)).toEqual([]);

  await page.goto(`${office.url}/office/team`);
  await page.getByRole("link", { name: "Tom Hesketh" }).click();
  await page.getByRole("button", { name: "Remove Tom Hesketh" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  await expect(page.getByText("Tom Hesketh")).toHaveCount(0);
  await tom.goto(`${office.url}/office/account`);
  await expect(tom.getByRole("heading", { level: 1, name: "The office" })).toBeVisible();
  await toms.close();
  // A refused form is answered 422, which browsers log.
  expect(errors.messages.filter((message) => !message.includes("422"))).toEqual([]);
});

async function joinAs(browser: Browser, name: string): Promise<Page> {
  const email = `${name.split(" ")[0]?.toLowerCase()}@example.com`;
  await office.run("invite", name, "--email", email, "--role", "negotiator");
  const page = await (await browser.newContext()).newPage();
  await page.goto(await office.receiveLink(email));
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return page;
}

async function write(firstname: string, body: string): Promise<void> {
  const email = `${firstname.toLowerCase()}@example.com`;
  const contact = { firstname, lastname: "Raman", phone: "020 7946 0921", email };
  const response = await fetch(`${office.url}/api/contactus`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ contact, body }),
  });
  expect(response.status).toBe(201);
}

test("of two colleagues who answer one person the second is stopped; several get one text, filled in", async ({
  browser,
}) => {
  for (const name of ["Ada", "Cleo", "Dan"]) await write(name, "Is it free in May?");
  const imogens = await joinAs(browser, "Imogen Achebe");
  const georges = await joinAs(browser, "George Marsh");
  for (const page of [imogens, georges]) {
    await page.goto(`${office.url}/office/inbox`);
    await page.getByRole("link", { name: "Dan Raman" }).click();
  }
  const reply = imogens.getByLabel("Reply to Dan Raman");
  await reply.fill("From the first of May.");
  await expect(georges.locator(".reply").getByText("Imogen Achebe has been writing")).toBeVisible();
  await georges.getByLabel("Reply to Dan Raman").fill("No, in June.");
  await georges.getByLabel("Take over").check();
  await georges.getByRole("button", { name: "Send reply", exact: true }).click();
  await expect(imogens.locator(".story").getByText("No, in June.")).toBeVisible();
  await imogens.getByRole("button", { name: "Send reply", exact: true }).click();
  await expect(
    imogens.getByText(/George Marsh replied at .*, so we haven’t sent yours/),
  ).toBeVisible();
  await expect(reply).toHaveValue("From the first of May.");

  await georges.goto(`${office.url}/office/today?whose=office`);
  await expect(georges.getByRole("link", { name: "Ada Raman", exact: true })).toBeVisible();
  await imogens.goto(`${office.url}/office/inbox`);
  await waitForHydration(imogens);
  for (const name of ["Ada", "Cleo"]) await imogens.getByLabel(`Select ${name} Raman`).check();
  await imogens.getByRole("button", { name: "Reply with a template" }).click();
  await expectPage(imogens, "Reply to 2 people");
  await imogens.getByRole("combobox", { name: /^Template/ }).selectOption("Arrange a call");
  await imogens.getByRole("button", { name: "Fill in template for everyone" }).click();
  await expect(imogens.getByLabel("Reply to Ada Raman")).toHaveValue(/^Dear Ada,/);
  await imogens.getByLabel("Reply to Cleo Raman").fill("Dear Cleo, three it is.");
  await imogens.getByRole("button", { name: "Send replies", exact: true }).click();
  await expect(imogens.getByText("Sending 2 replies in 10 seconds.")).toBeVisible();
  await expectPage(imogens, "Reply to 2 people");
  await expect(georges.getByText("Imogen Achebe answered this").first()).toBeVisible();
  await expect(georges.getByRole("link", { name: "Ada Raman", exact: true })).toHaveCount(0);
  const sent = { timeout: 20_000 };
  await expect.poll(() => office.received("cleo@example.com"), sent).toContain("three it is");
  await expect
    .poll(() => office.received("ada@example.com"), sent)
    .toContain("When would be a good time to call you?");
  for (const page of [imogens, georges]) await page.context().close();
});
