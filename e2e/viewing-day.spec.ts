import { expect, type Page, test } from "@playwright/test";
import { pino } from "pino";
import { openDatabase } from "../server/platform/database/client.ts";
import { readEntry } from "../server/testing/calendar.ts";
import { findFreePort } from "../server/testing/free-port.ts";
import { startTestSmtpServer } from "../server/testing/smtp-server.ts";
import { bookings } from "../server/viewings/bookings/booking-tables.ts";
import { appointments } from "../server/viewings/diary/diary-tables.ts";
import { runCommand } from "./admin-command.ts";
import { createEmail } from "./emails.ts";
import { importFeed } from "./feed.ts";
import { getHomeId } from "./feed-homes.ts";
import { getNoon, startShiftedSite } from "./shifted-clock.ts";
import { expectNoOfficeOverflow, readLink } from "./office-steps.ts";
import { collectConsoleErrors, expectPage, waitForPage } from "./page-checks.ts";
import { loseNetworkInReading, regainNetwork } from "./run-sheet-network.ts";
import { type RunningSite, removeDataDir } from "./running-site.ts";

const imogen = "imogen@lintel.example.com";
const renter = createEmail("priya");
const landlord = createEmail("marcus");

let site: RunningSite;
let mail: Awaited<ReturnType<typeof startTestSmtpServer>>;
let env: Record<string, string>;

test.beforeAll(async () => {
  mail = await startTestSmtpServer();
  const PORT = String(await findFreePort());
  const PUBLIC_URL = `http://localhost:${PORT}`;
  env = { PORT, PUBLIC_URL, SMTP_URL: mail.url, DEMO_DATA: "off", HUMAN_CHECK: "off" };
  site = await startShiftedSite(env);
  await importFeed(site.dataDir);
});
test.afterAll(async () => {
  await site.stop();
  await mail.close();
  removeDataDir(site.dataDir);
});

const address = (path: string) => `${env["PUBLIC_URL"]}${path}`;

async function signIn(page: Page): Promise<void> {
  await page.goto(readLink(await runCommand(site.dataDir, "staff", "invite")));
  await page.getByLabel("Your name").fill("Imogen Achebe");
  await page.getByLabel("Work email").fill(imogen);
  await page.getByRole("button", { name: "Create admin account" }).click();
  await waitForPage(page, "Imogen Achebe");
}

async function startShowing(page: Page): Promise<void> {
  await page.goto(address("/office/diary/availability"));
  await page.getByLabel("Your mobile number").fill("020 7946 0183");
  await page.getByRole("button", { name: "Set me up for viewings" }).click();
  await expect(page.getByText("You’re now in the diary.")).toBeVisible();
  for (const day of [1, 2, 3, 4, 5]) {
    await page.locator(`[name="starts-${day}"]`).fill("10:00");
    await page.locator(`[name="ends-${day}"]`).fill("18:00");
  }
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Working hours saved for Imogen Achebe.")).toBeInViewport();
}

/** On the public site, in the renter's own words. */
async function askForViewing(page: Page): Promise<void> {
  await page.goto(address(`/book-view/${getHomeId(0)}`));
  await page.getByRole("button", { name: "Reject all" }).click();
  await page.getByLabel("First name").fill("Priya");
  await page.getByLabel("Last name").fill("Raman");
  await page.keyboard.press("Enter");
  await page.getByLabel(/phone/i).fill("07700 900123");
  await page.getByLabel(/e-?mail/i).fill(renter);
  await page.keyboard.press("Enter");
  await page.getByLabel("Days and times that suit you").fill("Any evening");
  await page.getByRole("button", { name: "Request viewing" }).click();
  await expect(page.getByText("We will be in touch to confirm your viewing")).toBeVisible();
}

/** In the office, by one click on what waits. */
async function bookFirst(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address("/office/diary"));
  const asks = page.getByRole("complementary", { name: "Viewing requests" });
  await expect(asks.getByText("Priya Raman")).toBeVisible();
  // They wrote when they can come, so that no time is chosen for them.
  await asks.getByRole("radio").first().check();
  await asks.getByRole("button", { name: /^Book / }).click();
  await expect(page.getByText("No viewing requests.")).toBeVisible();
}

async function receive(recipient: string, subject: string) {
  const find = () =>
    mail.received.findLast(
      (one) => one.recipients.includes(recipient) && one.mail.subject?.startsWith(subject),
    )?.mail;
  await expect.poll(find).toBeDefined();
  return find()!;
}

async function readInvitation(recipient: string, subject: string) {
  const { attachments } = await receive(recipient, subject);
  const file = attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const { content } = file!;
  return readEntry(typeof content === "string" ? content : new TextDecoder().decode(content));
}

/** The office says whose the home is, and mails them the link to their page. */
async function mailLandlordLink(page: Page): Promise<string> {
  await page.goto(address(`/office/listings/${getHomeId(0)}/landlord`));
  await page.getByText("New landlord", { exact: true }).click();
  await page.getByLabel("First name").fill("Marcus");
  await page.getByLabel("Last name").fill("Bell");
  await page.getByLabel("Email").fill(landlord);
  await page.getByLabel("Phone").fill("07700 900456");
  await page.getByRole("button", { name: "Save landlord" }).click();
  await page.getByRole("button", { name: "Email page link" }).click();
  const { html = "" } = await receive(landlord, "");
  return /href="([^"]+\/my-home\/[\w-]{43}[^"]*)"/.exec(html)![1]!.replaceAll("&amp;", "&");
}

/** The site knows no other time than now: the viewing becomes one that has just been. */
async function letTimePass(): Promise<void> {
  await site.stop();
  const log = pino({ level: "silent" });
  const options = { dataDir: site.dataDir, databaseUrl: null, production: false, log };
  const database = await openDatabase(options);
  const endsAt = new Date(getNoon().getTime() - 31 * 60_000);
  const times = { startsAt: new Date(endsAt.getTime() - 600_000), endsAt };
  await database.orm.update(bookings).set(times);
  await database.orm.update(appointments).set(times);
  await database.close();
  site = await startShiftedSite(env, site.dataDir);
}

test("a viewing is asked for, booked, moved by the renter, kept on the run sheet and released for the landlord", async ({
  page,
  browser,
}) => {
  // It starts the site twice.
  test.slow();
  const renters = await browser.newContext(test.info().project.use);
  const withScript = await renters.newPage();
  await Promise.all([signIn(page).then(() => startShowing(page)), askForViewing(withScript)]);
  await receive(renter, "Your viewing request for");
  await bookFirst(page);
  const invited = await readInvitation(renter, "Your viewing of");
  const booked = await receive(renter, "Your viewing of");
  const id = /\/my-viewing\?id=([0-9a-f]{24})"/.exec(booked.html ?? "")![1]!;

  const street = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false });
  const own = await street.newPage();
  const response = await own.goto(address(`/my-viewing?id=${id}`));
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(own.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await own.getByRole("radio").first().check();
  await own.getByRole("button", { name: "Move viewing to this time" }).click();
  await expect(own.getByText("Viewing moved.")).toBeVisible();
  await own.getByLabel("Remind me again by email 2 hours before").check();
  await own.getByRole("button", { name: "Save" }).click();
  await expect(own.getByText("again shortly before.")).toBeVisible();
  const moved = await readInvitation(renter, "New time for your viewing of");
  expect(moved).toMatchObject({ uid: invited.uid, method: "REQUEST" });
  expect(moved.sequence).toBeGreaterThan(invited.sequence);
  expect(moved.starts).not.toBe(invited.starts);
  expect((await receive(imogen, "Moved by the renter")).text).toContain("Priya Raman");
  await withScript.setViewportSize({ width: 390, height: 844 });
  await withScript.goto(address(`/my-viewing?id=${id}`));
  await expectPage(withScript, "Your viewing is booked");

  await letTimePass();
  // Its taps have the phone's time. The clock of the site is another.
  await page.clock.install({ time: getNoon() });
  await page.setViewportSize({ width: 390, height: 844 });
  const errors = collectConsoleErrors(page);
  await page.goto(address("/office/run-sheet"));
  await expectPage(page, "My day");
  await expectNoOfficeOverflow(page);
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Arrived Priya Raman" }).click();
  await expect(page.getByText("We’ll save 1 change when you’re back online")).toBeVisible();
  await page.goto(address("/office/run-sheet"));
  await expect(page.getByText("waiting for signal")).toBeVisible();
  await loseNetworkInReading(page);
  await expect(page.getByText("You’re offline. This page may be out of date.")).toBeVisible();
  await expect(page.getByText("waiting for signal")).toBeHidden();
  await regainNetwork(page);
  await expect(page.getByText("You’re offline. This page may be out of date.")).toBeHidden();
  await page.getByRole("button", { name: "Done Priya Raman" }).click();
  await expect(page.locator(".badge", { hasText: "Done" })).toBeVisible();
  errors.messages.length = 0;

  const asked = await receive(renter, "How was");
  const link = /href="([^"]+answer=perhaps)"/.exec(asked.html ?? "")![1]!.replaceAll("&amp;", "&");
  await withScript.goto(link);
  await expectPage(withScript, "How was it?");
  await expect(withScript.getByRole("radio", { name: "Perhaps" })).toBeChecked();
  await withScript.getByLabel("Anything to add?").fill("Is the cellar dry?");
  await withScript.getByRole("button", { name: "Send my answer" }).click();
  await expectPage(withScript, "Thank you for your answer");

  await page.goto(address("/office/diary/figures"));
  await expectPage(page, "Viewings report");
  await expectNoOfficeOverflow(page);
  await page.goto(address("/office/contacts"));
  await page.getByRole("link", { name: "Priya Raman" }).click();
  await expect(page.getByText("Is the cellar dry?", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /, Imogen Achebe$/ }).click();
  await expectPage(page, "Viewing of");
  await expectNoOfficeOverflow(page);
  await page.getByLabel("Our note", { exact: true }).fill("Wants it by January");
  await page.getByLabel("For the landlord").fill("They liked it, and asked about the cellar.");
  await page.getByRole("button", { name: "Save feedback and share with landlord" }).click();
  await expect(page.getByText("Feedback shared with the landlord.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Invite Priya to make an offer" }).click();
  await expect(page.getByText("Priya invited to make an offer.")).toBeVisible();
  await receive(renter, "Make your offer: ");

  const reads = await mailLandlordLink(page);
  await own.goto(reads);
  await expect(own.getByText("They liked it, and asked about the cellar.")).toBeVisible();
  for (const kept of ["Raman", "Is the cellar dry?", "Wants it by January"]) {
    await expect(own.locator("main")).not.toContainText(kept);
  }

  await page.goto(address("/office/account"));
  await page.getByRole("button", { name: "Create calendar link" }).click();
  const calendar = await page.getByLabel("Copy this link now").inputValue();
  const read = await page.request.get(calendar);
  expect(readEntry(await read.text())).toMatchObject({
    summary: expect.stringMatching(/^Viewing: /),
  });
  const again = await page.request.get(calendar, {
    headers: { "If-None-Match": read.headers()["etag"]! },
  });
  expect(again.status()).toBe(304);
  await page.goto(address("/office/more"));
  // The stream of events may still ask once more, and is then led to the sign-in.
  expect(errors.messages).toEqual([]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await waitForPage(page, "The office");
  await expect.poll(() => page.evaluate(() => caches.has("run-sheet"))).toBe(false);
  await Promise.all([street.close(), renters.close()]);
});
