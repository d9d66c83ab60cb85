import { expect, test } from "@playwright/test";
import { startTestImapServer, type TestImapServer } from "../server/testing/imap-server.ts";
import { writeMail, writeMultipart } from "../server/testing/incoming-mail.ts";
import { listKeyboardFaults } from "./keyboard-walk.ts";
import { readLink, startOffice, type TestOffice } from "./office-steps.ts";
import { collectConsoleErrors, expectPage, waitForPage } from "./page-checks.ts";

let imap: TestImapServer;
let office: TestOffice;
test.beforeAll(async () => {
  imap = await startTestImapServer();
  office = await startOffice({ MAIL_IN_URL: imap.url });
});
test.afterAll(async () => {
  await office.stop();
  await imap.close();
});
const html = `<p>Is the <b>boiler</b> new?</p><script>document.title = "taken over"</script>
<img src="https://example.org/pixel.gif" onerror="document.title = 'taken over'">
<div style="position:fixed;inset:0;background:url(https://example.org/x)">over all</div>`;

test("a mail is held, put into a conversation, answered, and its answer comes in", async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(office.url)) foreign.push(request.url());
  });
  imap.deliver(
    writeMultipart(
      { Subject: "The boiler" },
      [
        { type: "text/plain", body: "Is the boiler new?\n\n> We have a home for you.\n" },
        { type: "text/html", body: html },
        { type: "image/png", body: "a picture", fileName: "boiler & flue.png" },
        { type: "text/html", body: html, fileName: "page.html" },
      ],
      "multipart/alternative",
    ),
  );
  await page.goto(readLink(await office.run("invite")));
  await page.getByLabel("Your name").fill("Amina Yusuf");
  await page.getByLabel("Work email").fill("amina@example.com");
  await page.getByRole("button", { name: "Create admin account" }).click();
  await waitForPage(page, "Amina Yusuf");

  const heading = page.getByRole("heading", { level: 2, name: "The boiler" });
  await expect(async () => {
    await page.goto(`${office.url}/office/unmatched-emails`);
    await expect(heading).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectPage(page, "Unmatched email");
  await expect(page.getByText("It isn’t a reply to any of our emails.")).toBeVisible();
  await expect(page.getByText("page.html wasn’t saved")).toBeVisible();
  await expect(page.getByText("Mailbox last checked")).toBeVisible();
  await page.getByText("Show original formatting").click();
  await expect(page.locator(".mail-html")).toHaveText(/Is the boiler new\?.*over all/s);
  await expect(page).toHaveTitle(/^Unmatched email/);
  await page.getByText("Quoted email").click();
  await expectPage(page, "Unmatched email");
  expect(await listKeyboardFaults(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "boiler & flue.png" }).click();
  expect((await download).suggestedFilename()).toBe("boiler & flue.png");

  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Email restored.")).toBeVisible();
  await page.getByLabel("Another conversation", { exact: true }).check();
  await page.getByRole("button", { name: "Add to conversation" }).click();
  await expect(page.getByText("Select a conversation").first()).toBeVisible();
  await page.getByLabel("A conversation with Ada Obi").check();
  await page.getByRole("button", { name: "Add to conversation" }).click();
  await page.getByRole("link", { name: "Open the conversation" }).click();

  const story = page.locator(".story");
  await expect(story).toContainText("Is the boiler new?");
  await expect(story.getByRole("link", { name: "boiler & flue.png" })).toBeVisible();
  await page.getByLabel("Reply to Ada Obi").fill("It was fitted in May.");
  await page.getByRole("button", { name: "Send reply", exact: true }).click();
  const find = () => office.sent.find(({ recipients }) => recipients.includes("ada@example.com"));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const address = find()?.mail.replyTo?.[0]?.address ?? "";
  expect(address).toMatch(/^lettings\+[a-z2-7]{39}@keystone\.example\.com$/);

  imap.deliver(
    writeMail({ To: address.toUpperCase(), "Message-ID": "<2@x>" }, "Thank you, then I take it."),
  );
  await expect(story).toContainText("Thank you, then I take it.");
  expect(foreign).toEqual([]);
  // Of the choice that was refused.
  expect(errors.messages).toEqual([expect.stringContaining("422")]);

  await imap.close();
  await expect(async () => {
    await page.goto(`${office.url}/office/unmatched-emails`);
    await expect(page.getByText("We haven’t been able to read the mailbox since")).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expectPage(page, "Unmatched email");
  await expect(page.getByText("No unmatched emails.")).toBeVisible();
});
