import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, test } from "@playwright/test";
import { becomeOwner, joinOffice, startOffice, type TestOffice } from "./office-steps.ts";
import {
  collectConsoleErrors,
  expectNoAxeViolations,
  expectPage,
  waitForHydration,
  waitForPage,
} from "./page-checks.ts";

let office: TestOffice;
test.beforeAll(async () => {
  office = await startOffice({ HUMAN_CHECK: "off" });
});
test.afterAll(() => office.stop());
test.describe.configure({ mode: "serial" });

const priya = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900482",
  email: "priya.raman@example.com",
};
const priyaAtWork = { ...priya, email: "p.raman@example.org", phone: "+44 7700 900482" };

async function askForValuation(applicant: typeof priya): Promise<void> {
  const response = await fetch(`${office.url}/api/valrequest`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
    body: JSON.stringify({ freetext: "14 Calvert Terrace", applicant }),
  });
  expect(response.status).toBe(201);
}

let owner: BrowserContext;
let manager: BrowserContext;
let reader: BrowserContext;
test.beforeAll(async ({ browser }) => {
  owner = await browser.newContext();
  await becomeOwner(office, await owner.newPage());
  manager = await joinOffice(office, browser, "Saoirse", "manager");
  reader = await joinOffice(office, browser, "Rita", "reader");
});

test("two records of one person are proposed, joined and separated, on a card with everything", async () => {
  await askForValuation(priya);
  await askForValuation(priyaAtWork);
  const page = await owner.newPage();
  const errors = collectConsoleErrors(page);
  await page.goto(`${office.url}/office/contacts`);
  await expectPage(page, "Contacts");
  await page.getByLabel("Name, email or phone").fill("07700 900482");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("row", { name: priya.email }).getByRole("link").click();
  await expectPage(page, "Priya Raman");

  await page.getByRole("link", { name: "Compare and merge" }).click();
  await expectPage(page, "Merge Priya Raman with another contact");
  await page.getByRole("button", { name: "Merge into Priya Raman" }).first().click();
  await expectPage(page, "Priya Raman");
  await expect(page.getByText("14 Calvert Terrace")).toHaveCount(2);
  await page.getByRole("button", { name: "Unmerge" }).click();
  await expect(page.getByText("Records separated.")).toBeVisible();
  await expect(page.getByText("14 Calvert Terrace")).toHaveCount(1);

  const elsewhere = await manager.newPage();
  await elsewhere.goto(page.url());
  await waitForHydration(elsewhere);
  await page.getByText("Update preferences").click();
  await page.getByText("Homes and news by email").last().click();
  await page.getByText("No", { exact: true }).click();
  await page.getByText("On the telephone").click();
  await page.getByLabel("Question or statement").fill("No more mails, please");
  await page.getByRole("button", { name: "Save preference" }).click();
  await expect(page.getByText("Recorded.")).toBeVisible();
  await expect(page.getByText("“No more mails, please”")).toBeVisible();
  // The office's stream tells the other screen.
  await expect(elsewhere.getByText("“No more mails, please”")).toBeVisible();
  await elsewhere.close();
  await expectPage(page, "Priya Raman");
  expect(errors.messages).toEqual([]);
});

test("their data is exported as a file and as a page to print", async () => {
  const page = await owner.newPage();
  await page.goto(`${office.url}/office/contacts?find=priya.raman@example.com`);
  await page.getByRole("link", { name: "Priya Raman" }).click();
  await page.getByRole("link", { name: "Export everything" }).click();
  await expectPage(page, "Export data for Priya Raman");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "As a file (JSON)" }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ email: priya.email });
  await page.getByRole("button", { name: "Open printable copy" }).click();
  await expectPage(page, "What Lintel Lettings Ltd holds about Priya Raman");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Office" })).toBeHidden();
});

test("an erasure takes two people, and a reader may not even ask", async () => {
  const page = await owner.newPage();
  await page.goto(`${office.url}/office/contacts?find=p.raman@example.org`);
  await page.getByRole("link", { name: "Priya Raman" }).click();
  await waitForPage(page, "Priya Raman");
  const card = page.url();
  await page.getByRole("link", { name: "Request erasure" }).click();
  await expectPage(page, "Erase Priya Raman’s data");
  await page.getByRole("button", { name: "Request erasure" }).click();
  await expect(page.getByText("Select a reason")).not.toHaveCount(0);
  await page.getByText("They asked for it").click();
  await page.getByRole("button", { name: "Request erasure" }).click();
  await expect(
    page.getByText("You requested this, so someone else must confirm it."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase permanently" })).toHaveCount(0);

  // As from a page that was opened before, or by hand: the button is not there.
  await page.evaluate(() => {
    const form = [...document.forms].find(({ elements }) => elements.namedItem("erasure"))!;
    const change = Object.assign(document.createElement("input"), { name: "change" });
    change.value = "confirm";
    form.append(change);
    HTMLFormElement.prototype.submit.call(form);
  });
  await expect(page.getByText("Nothing was erased. You requested it")).toBeVisible();

  const refused = await reader.newPage();
  await refused.goto(`${card}/erasure`);
  await expectPage(refused, "You don’t have access to this page");

  const other = await manager.newPage();
  await other.goto(`${card}/erasure`);
  await other.getByRole("button", { name: "Erase permanently" }).click();
  await waitForPage(other, "Contacts");
  await expect(other.getByText("Data erased.")).toBeVisible();
  expect((await other.goto(card))?.status()).toBe(404);
});

test("a mail is shown in a frame in which nothing loads, and what failed can be corrected", async () => {
  const page = await owner.newPage();
  const errors = collectConsoleErrors(page);
  await page.goto(`${office.url}/office/emails?view=sent`);
  await expectPage(page, "Outbox");
  await page.getByRole("button", { name: "Pause sending" }).click();
  await expect(page.getByText(/^Sending paused since .* by Amina Yusuf/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Resume sending" }).click();
  await expect(page.getByText("Sending resumed.")).toBeVisible();
  await page.getByRole("row", { name: priya.email }).getByRole("link").first().click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Priya").first()).toBeVisible();
  await page.getByRole("link", { name: "Text only" }).click();
  await expect(page.locator("pre")).toContainText("Priya");
  expect(errors.messages).toEqual([]);
});

test("hours, texts and a signature are set on pages that need no script", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await owner.storageState(),
  });
  const page = await context.newPage();
  await page.goto(`${office.url}/office/settings`);
  await page.getByLabel("Reply within").fill("soon");
  await page.getByLabel("Opens").first().fill("08:45");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Reply within")).toHaveValue("soon");
  await expect(page.getByLabel("Opens").first()).toHaveValue("08:45");
  await page.getByLabel("Reply within").fill("90");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Response times now use these hours.")).toBeVisible();
  await page.getByLabel("Add closed day").fill("2026-12-25");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("button", { name: "Remove 25/12/2026" })).toBeVisible();

  await page.getByRole("link", { name: "Templates" }).click();
  await page.getByLabel("Title").fill("Thank you");
  await page.getByLabel("Text", { exact: true }).fill("Dear {frist name}");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/\{frist name\} isn’t a field/)).toBeVisible();
  await page.getByLabel("Text", { exact: true }).fill("Dear {first name}");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Dear {first name}").first()).toBeVisible();

  await page.getByRole("link", { name: "Your signature" }).click();
  await page.getByRole("textbox", { name: "Signature" }).fill("Amina Yusuf, 020 7946 0147");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Signature saved.")).toBeVisible();

  await page.goto(`${office.url}/office`);
  await expect(page).toHaveURL(/\/office\/today$/);
  await expect(page.getByText("Target: reply within 90 minutes")).toBeVisible();
  await expect(page.getByRole("link", { name: "Priya Raman" }).first()).toBeVisible();
  await context.close();
});

test("what is sent after the session ended is not lost", async ({ browser }) => {
  const context = await joinOffice(office, browser, "Tomas", "manager");
  const page = await context.newPage();
  await page.goto(`${office.url}/office/settings/signature`);
  await waitForHydration(page);
  // What stands in the form already must not come back over what was typed.
  await page.getByRole("textbox", { name: "Signature" }).fill("Tomas");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Signature saved.")).toBeVisible();
  await endSession(context);
  await page.getByRole("textbox", { name: "Signature" }).fill("Tomas, 020 7946 0150");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("We’ve kept what you typed")).toBeVisible();
  await page.getByLabel("Email me a sign-in link").fill("tomas@example.com");
  await page.getByRole("button", { name: "Send link" }).click();
  await page.goto(await office.receiveLink("tomas@example.com"));
  await page.getByRole("button", { name: "Open the office" }).click();
  await expect(page.getByText("That wasn’t sent.")).toBeVisible();
  const signature = page.getByRole("textbox", { name: "Signature" });
  await expect(signature).toHaveValue("Tomas, 020 7946 0150");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Signature saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("That wasn’t sent.")).toHaveCount(0);
  await expect(signature).toHaveValue("Tomas, 020 7946 0150");
  await context.close();
});

test("without script the page to sign in says that the browser has what was typed", async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await manager.storageState(),
  });
  const page = await context.newPage();
  await page.goto(`${office.url}/office/settings/signature`);
  await page.getByRole("textbox", { name: "Signature" }).fill("Saoirse, 020 7946 0151");
  await endSession(context);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("That wasn’t sent because you’ve been signed out.")).toBeVisible();
  await expect(page.getByText("come back to this one")).toBeVisible();
  await context.addCookies((await manager.storageState()).cookies);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Signature" })).toHaveValue(
    "Saoirse, 020 7946 0151",
  );
  await context.close();
});

/** As when it is over on the site: the browser has nothing that opens the office. */
async function endSession(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: "__Host-office" });
}
