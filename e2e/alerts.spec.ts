import { expect, test } from "@playwright/test";
import { formatInteger } from "../domain/shared/text/format-integer.ts";
import { createEmail } from "./emails.ts";
import { importFeed } from "./feed.ts";
import { site } from "./shared-sites.ts";
import {
  expectNoAxeViolations,
  collectConsoleErrors,
  expectPage,
  waitForSection,
} from "./page-checks.ts";

const findMails = (email: string, subject: RegExp) =>
  site.mail.received.filter(
    ({ recipients, mail }) => recipients[0] === email && subject.test(mail.subject ?? ""),
  );

function findLink(html: string | undefined, words: string): string {
  const link = new RegExp(`href="([^"]+)"[^>]*>\\s*${words}`).exec(html ?? "")?.[1];
  if (!link) throw new Error(`The mail has no link '${words}'.`);
  return link.replaceAll("&amp;", "&");
}

test("from a search to the alert's mail, and its end", async ({ page }) => {
  const email = createEmail("priya");
  const consoleErrors = collectConsoleErrors(page);

  await page.goto(`${site.url}/flats-to-rent/shoreditch?bedsmin=2`);
  const invite = page.getByRole("region", { name: "Get an email about these homes" });
  await expect(invite.getByText("2+ bedrooms in Shoreditch")).toBeVisible();
  await waitForSection(invite.getByLabel("Email"));
  await invite.getByLabel("Email").fill("priya@");
  await invite.getByRole("button", { name: "Set this alert" }).click();
  await expect(invite.getByText("Please provide a valid email")).toBeVisible();
  await expectNoAxeViolations(page);
  await invite.getByLabel("Email").fill(email);
  await invite.getByRole("button", { name: "Set this alert" }).click();
  await expect(invite.getByText("Check your email.")).toBeVisible();
  await expectNoAxeViolations(page);

  const findConfirmationMails = () => findMails(email, /^Confirm your alert$/);
  await expect.poll(findConfirmationMails).toHaveLength(1);
  const confirmationLink = findLink(findConfirmationMails()[0]?.mail.html, "Confirm your alert");
  await page.goto(confirmationLink);
  await expectPage(page, "Confirm your alert");
  await expect(page.getByText("2+ bedrooms in Shoreditch")).toBeVisible();
  await page.getByRole("button", { name: "Start my alert" }).click();
  await expectPage(page, "Your alert is on");
  expect(page.url()).not.toContain("id=");

  // Lower at each try.
  const rent = 2550 - 50 * test.info().retry;
  await importFeed(site.dataDir, { rents: { 11: rent } });
  const reduced = `Reduced from £${formatInteger(rent + 50)}`;
  const findReductionMails = () => findMails(email, new RegExp(`^${reduced}: `));
  await expect.poll(findReductionMails).toHaveLength(1);
  const [alert] = findReductionMails();
  expect(alert?.mail.text).toContain(reduced);
  const getHeader = (key: string) => alert?.mail.headers.find((line) => line.key === key)?.value;
  expect(getHeader("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(getHeader("list-unsubscribe")).toMatch(/^<http:.*\/api\/alert\/[\w-]{32}\/unsubscribe>$/);

  await page.goto(findLink(alert?.mail.html, "Stop this alert"));
  await expectPage(page, "Stop this alert?");
  await page.getByRole("button", { name: "Stop this alert" }).click();
  await expectPage(page, "This alert has stopped");
  await page.goto(confirmationLink);
  await expectPage(page, "This link no longer works");
  expect(consoleErrors.messages).toEqual([]);
});

test(
  "when the call fails the address stays and the reader tries again",
  { tag: "@long" },
  async ({ page }) => {
    const email = createEmail("retry");
    let failures = 0;
    await page.route("**/api/alert", async (route) => {
      failures += 1;
      await (failures === 1 ? route.fulfill({ status: 503 }) : route.continue());
    });
    await page.goto(`${site.url}/properties?rentmin=9000`);
    await page.getByRole("link", { name: "Set an alert" }).click();
    const invite = page.getByRole("region", { name: "Get an email about these homes" });
    await waitForSection(invite.getByLabel("Email"));
    await invite.getByLabel("Email").fill(email);
    await invite.getByLabel(/Once a day/).check();
    await invite.getByRole("button", { name: "Set this alert" }).click();
    await invite.getByRole("button", { name: "Try again" }).click();
    await expect(invite.getByText("Check your email.")).toBeVisible();
    const asking = () => findMails(email, /^Confirm your alert$/);
    await expect.poll(asking).toHaveLength(1);
    expect(asking()[0]?.mail.text).toContain("All homes from £9,000 pcm");
  },
);

test("what was typed is there again after /sorry and back", { tag: "@long" }, async ({ page }) => {
  const email = createEmail("kept");
  await page.route("**/api/alert", (route) => route.fulfill({ status: 503 }));
  await page.goto(`${site.url}/properties?rentmin=8900`);
  await page.getByRole("link", { name: "Set an alert" }).click();
  const invite = page.getByRole("region", { name: "Get an email about these homes" });
  await waitForSection(invite.getByLabel("Email"));
  await invite.getByLabel("Email").fill(email);
  await invite.getByLabel(/Once a day/).check();
  await invite.getByRole("button", { name: "Set this alert" }).click();
  await invite.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${site.url}/sorry`);
  await page.getByRole("link", { name: "Back to the form" }).click();
  await expect(invite.getByLabel("Email")).toHaveValue(email);
  await expect(invite.getByLabel(/Once a day/)).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages behind a mail's links say what they can", async ({ page }) => {
    await page.goto(`${site.url}/alert/confirm?id=${"x".repeat(32)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
    await page.goto(`${site.url}/alert/stop`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This alert has stopped");
  });
});
