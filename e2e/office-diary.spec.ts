import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { addDays, getLondonDate } from "../domain/shared/dates.ts";
import { createListingId } from "../server/feeds/blm/listing-id.ts";
import { readEntry } from "../server/testing/calendar.ts";
import { contact, status, wishes } from "../server/testing/view-request.ts";
import { expectNoOfficeOverflow, readLink, startOffice, type TestOffice } from "./office-steps.ts";
import {
  collectConsoleErrors,
  expectNoAxeViolations,
  expectPage,
  waitForHydration,
} from "./page-checks.ts";
import { skipSunday } from "./viewing-steps.ts";

let office: TestOffice;
let cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
test.beforeAll(async ({ browser }) => {
  office = await startOffice({ HUMAN_CHECK: "off", DEMO_DATA: "on" });
  const page = await browser.newPage();
  await page.goto(readLink(await office.run("invite")));
  await page.getByLabel("Your name").fill("Imogen Achebe");
  await page.getByLabel("Work email").fill("imogen@lintel.example.com");
  await page.getByRole("button", { name: "Create admin account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imogen Achebe");
  cookies = await page.context().cookies();
  await page.close();
});
test.afterAll(() => office.stop());
test.describe.configure({ mode: "serial" });
test.beforeEach(({ context }) => context.addCookies(cookies));

/** Two days ahead, never a Sunday. */
const day = skipSunday(addDays(getLondonDate(new Date()), 2));
const diary = () => `${office.url}/office/diary?day=${day}`;

async function askForViewing(
  page: Page,
  ref: string,
  time: string,
  changes: Partial<typeof contact>,
) {
  const schedule = { scheduleViewingDate: day, scheduleViewingTime: time };
  const applicant = { ...contact, ...status, ...wishes, ...schedule, ...changes };
  const response = await page.request.post(`${office.url}/api/viewrequest`, {
    data: { listingid: createListingId("999999", ref), applicant },
  });
  expect(response.status()).toBe(201);
}

const mailsTo = (recipient: string) =>
  office.sent.filter(({ recipients }) => recipients.includes(recipient)).map(({ mail }) => mail);

async function readLastEntry(recipient: string, subject: RegExp) {
  const find = () => mailsTo(recipient).findLast((mail) => subject.test(mail.subject ?? ""));
  await expect.poll(() => find()?.subject).toMatch(subject);
  const file = find()!.attachments.find(({ mimeType }) => mimeType.includes("calendar"));
  const { content } = file!;
  return readEntry(typeof content === "string" ? content : new TextDecoder().decode(content));
}

const event = (page: Page, name: string) => page.locator(".week .event", { hasText: name });

test("a request is booked by two clicks, and moved by keys past a clash that is named before", async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(diary());
  await expect(page.getByText("No viewing requests.")).toBeVisible();

  await askForViewing(page, "999999_LN0006", "11:00 - 12:00", {});
  await askForViewing(page, "999999_LN0008", "15:00 - 16:00", {
    firstname: "Rasheed",
    lastname: "Okafor",
    email: "rasheed@example.com",
    phone: "07700 900331",
  });
  const asks = page.getByRole("complementary", { name: "Viewing requests" });
  await expect(asks.getByText("Rasheed Okafor")).toBeVisible();
  await expect(event(page, "Priya Raman (request)")).toBeVisible();
  await expectNoAxeViolations(page);

  await asks.getByRole("button", { name: /Priya Raman/ }).click();
  await asks.getByRole("button", { name: /^Book .* 11:00/ }).click();
  await expect(event(page, "Priya Raman, unconfirmed")).toBeVisible();
  const said = asks.getByRole("status");
  await expect(said).toContainText(/^Booked .* 11:00. We’re emailing the confirmation.$/);
  const booked = await readLastEntry("priya@example.com", /^Your viewing of/);
  expect(booked).toMatchObject({ method: "REQUEST", sequence: 0 });

  await expect(asks.getByRole("button", { name: /^Book .* 15:00/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(event(page, "Rasheed Okafor, unconfirmed")).toBeVisible();

  await event(page, "Priya Raman").focus();
  await page.keyboard.press("m");
  for (let quarter = 0; quarter < 16; quarter++) await page.keyboard.press("ArrowDown");
  const callout = page.locator(".callout", { hasText: "until 15:30" });
  await expect(callout).toContainText("Imogen is at");
  await expect(callout.getByRole("button", { name: /^Move to/ })).toBeVisible();
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("dialog", { name: /^Move/ });
  await expect(confirm.getByRole("button", { name: "Move appointment and email" })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await confirm.getByRole("button", { name: /^Move to/ }).click();
  await expect(confirm).toContainText("Priya Raman will get an email");
  await confirm.getByRole("button", { name: "Move appointment and email" }).click();
  await expect(confirm).toHaveCount(0);
  await expect(said).toContainText(/^Moved/);
  const moved = await readLastEntry("priya@example.com", /^New time for your viewing/);
  expect(moved).toMatchObject({ method: "REQUEST", uid: booked.uid, sequence: 1 });
  expect(moved.starts > booked.starts).toBe(true);
  expect(errors.messages).toEqual([]);
});

test("the diary of another screen follows by itself, and an appointment is dragged", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(diary());
  const other = await context.newPage();
  await other.goto(`${office.url}/office/diary/new?day=${day}`);
  await other.getByLabel("Other").check();
  await other.getByLabel("Start time").fill("09:30");
  await other.getByLabel("Location").fill("The office");
  await other.getByLabel("Note").fill("Morning meeting");
  const sending = "**/office/diary/new.data*";
  await other.route(sending, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await other.getByRole("button", { name: "Add to diary" }).click();
  await expect(other.getByText("Not sent: something went wrong at our end.")).toBeVisible();
  await other.route(sending, (route) => route.abort(), { times: 1 });
  await other.getByRole("button", { name: "Add to diary" }).click();
  await expect(other.getByText("Not sent: no connection.")).toBeVisible();
  await expect(other.getByLabel("Note")).toHaveValue("Morning meeting");
  await other.getByRole("button", { name: "Try now" }).click();
  await expect(event(page, "Morning meeting")).toBeVisible();
  await other.close();

  const from = (await event(page, "Morning meeting").boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 4 });
  await page.mouse.move(from.x + 20, from.y + from.height + 30, { steps: 8 });
  await expect(page.locator(".callout")).toContainText(/^Free|min/);
  await page.mouse.up();
  const confirm = page.getByRole("dialog", { name: /^Move/ });
  await expect(confirm).toContainText("No one is booked, so we won’t email anyone.");
  await confirm.getByRole("button", { name: "Move appointment", exact: true }).click();
  await expect(confirm).toHaveCount(0);
  await expect(event(page, "09:30")).toHaveCount(0);
});

test("the day of the team, in the dark and as a list on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(diary());
  await page.getByRole("button", { name: "Dark mode" }).last().click();
  await expect(page.locator(".office")).toHaveAttribute("data-theme", "dark");
  await page.goto(`${diary()}&view=team`);
  await expect(page.getByRole("group", { name: "Imogen Achebe" })).toContainText("Priya Raman");
  await waitForHydration(page);
  await expectNoAxeViolations(page);
  await page.keyboard.press("w");
  await expect(page.getByRole("region", { name: "Imogen Achebe’s week" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectPage(page, "Diary");
  await expectNoOfficeOverflow(page);
  await page
    .getByRole("link", { name: "Morning meeting" })
    .or(page.locator(".stop__title").first())
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Change appointment" })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOfficeOverflow(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody who rang is booked, and cancelled with a reason", async ({ page }) => {
    await page.goto(`${office.url}/office/diary/book`);
    await page.getByLabel("Which property?").fill("LN001");
    await page.getByRole("button", { name: "Show available times" }).click();
    await expect(page.getByText(/Select one/)).toBeVisible();
    const which = page.getByRole("group", { name: "Which property?" });
    await expect(which.getByRole("radio").nth(1)).toBeVisible();
    await page.getByLabel("Which property?").fill("LN0018");
    await page.getByRole("button", { name: "Show available times" }).click();
    await page.getByRole("button", { name: /^Book / }).click();
    await expect(page.getByText("Enter a first name")).toBeVisible();
    await page.getByLabel("First name").fill("Dora");
    await page.getByLabel("Last name").fill("Ossei");
    await page.getByLabel("Phone").fill("07700 900308");
    await page.getByLabel("Email").fill("dora@example.com");
    await page.getByRole("button", { name: /^Book / }).click();
    await expect(page.getByText(/^Booked .* We’re emailing the confirmation\.$/)).toBeVisible();
    const entry = await readLastEntry("dora@example.com", /^Your viewing of/);

    const date = getLondonDate(new Date(entry.starts));
    await page.goto(`${office.url}/office/diary?day=${date}`);
    await page.locator(".stop", { hasText: "Dora Ossei" }).locator(".stop__title").click();
    await page.getByLabel("Reason").fill("The lift is broken");
    await page.getByRole("button", { name: "Cancel appointment and email" }).click();
    await expect(page.getByText(/The lift is broken/)).toBeVisible();
    const cancelled = await readLastEntry("dora@example.com", /^Cancelled/);
    expect(cancelled).toMatchObject({ method: "CANCEL", uid: entry.uid });
  });
});
