import { expect, type Page, test } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { runAdminCommand } from "./admin-command.ts";
import { type SiteWithFeed, startSiteWithFeed } from "./site-with-feed.ts";
import {
  expectNoAxeViolations,
  collectConsoleErrors,
  waitForHydration,
  expectPage,
} from "./page-checks.ts";
import { expectStored } from "./without-script-steps.ts";

const question = "Please let us know if you can attend the viewing:";
const prompt = "Please let us know what change you'd like to have in your booking:";

let site: SiteWithFeed;

test.beforeAll(async () => {
  // A form without script counts five times.
  site = await startSiteWithFeed({ RATE_LIMIT: "off" });
  runAdminCommand(site.dataDir, "negotiator", "add", "Imogen Achebe", ...negotiatorArguments);
});

test.afterAll(() => site.stop());

const negotiatorArguments = ["--email", "imogen@lintel.example.com", "--phone", "020 7946 0183"];

/** A Thursday some weeks ahead, `YYYY-MM-DD`. Clocks never change on Thursdays. */
function getComingThursday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 21 + ((4 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

let bookedCount = 0;

/** Each call books a different time. Returns the booking's id. */
async function bookViewing(page: Page): Promise<string> {
  const found = await (await page.request.get(`${site.url}/api/properties?limit=1`)).json();
  const enquiryResponse = await page.request.post(`${site.url}/api/submitenquiry`, {
    data: {
      listingid: found.listings[0]["_id"],
      applicant: {
        firstname: "Priya",
        lastname: "Raman",
        phone: "07700 900123",
        email: `priya.${bookedCount}@example.com`,
        recaptchaToken: await solveHumanCheck(page),
      },
      extra: { type: "viewing", freetext: "Any evening" },
    },
  });
  const { EnqId } = await enquiryResponse.json();
  const time = `${9 + bookedCount}:00`.padStart(5, "0");
  bookedCount += 1;
  const when = ["--date", getComingThursday(), "--time", time];
  const output = runAdminCommand(
    site.dataDir,
    "booking",
    "make",
    EnqId,
    "--with",
    "imogen",
    ...when,
  );
  return /[0-9a-f]{24}/.exec(output)![0];
}

async function solveHumanCheck(page: Page): Promise<string> {
  const { challenge } = await (await page.request.get(`${site.url}/api/human-check`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

const showBooking = (id: string) => runAdminCommand(site.dataDir, "booking", "show", id);

test("from the desk's booking to 'I will attend', by keyboard", async ({ page }) => {
  const id = await bookViewing(page);
  const consoleErrors = collectConsoleErrors(page);
  const response = await page.goto(`${site.url}/booking-confirmation?id=${id}`);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expectPage(page, question);
  await expect(page.getByText(/^Thursday \d\d\/\d\d\/\d{4}, .* London time/)).toBeVisible();
  await expect(page.getByText("With Imogen Achebe")).toBeVisible();
  await waitForHydration(page);
  const sent = page.waitForRequest("**/api/bookingreply");
  await page.getByRole("button", { name: "I will attend" }).focus();
  await page.keyboard.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({ id, resp: true });
  const thanks = page.getByRole("heading", { name: "Thank you for confirming your attendance" });
  await expect(thanks).toBeFocused();
  await expect(page.getByText("We're looking forward to seeing you soon")).toBeVisible();
  await expectNoAxeViolations(page);
  const link = page.getByRole("link", { name: "Add to calendar" });
  const file = await page.request.get(site.url + (await link.getAttribute("href")));
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain("SUMMARY:Viewing: ");
  expect(showBooking(id)).toContain("confirmed");
  expect(consoleErrors.messages).toEqual([]);
});

test("a change goes to the agency in the renter's words", async ({ page }) => {
  const id = await bookViewing(page);
  await page.goto(`${site.url}/booking-confirmation?id=${id}`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "Request a change" }).click();
  await expect(page.getByRole("heading", { name: "Request a change" })).toBeFocused();
  const box = page.getByLabel(prompt);
  const submit = page.getByRole("button", { name: "Submit" });
  await expect(submit).toBeDisabled();
  await expect(page.getByText("Still to fill in: the change you would like.")).toBeVisible();
  await expectNoAxeViolations(page);
  await box.fill("x");
  await expect(submit).toBeDisabled();
  await box.fill("Could we make it 17:30? I have a train at seven.");
  await submit.click();
  await expect(page.getByRole("heading", { name: "Thank you for letting us know" })).toBeFocused();
  await expect(
    page.getByText("One of our team members will be in touch with you shortly"),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const findNotices = () =>
    site.mail.received.filter(({ mail: { text } }) => text?.includes("I have a train at seven."));
  await expect.poll(findNotices).toHaveLength(2);

  runAdminCommand(site.dataDir, "booking", "move", id, "--time", "17:30");
  await page.goto(`${site.url}/booking-confirmation?id=${id}`);
  await expect(page.getByText("17:30 - 18:00, London time")).toBeVisible();
  runAdminCommand(site.dataDir, "booking", "cancel", id);
  await page.reload();
  await expectPage(page, "This viewing was cancelled");
});

test("the mail's link that cancels opens the window with the words in it", async ({ page }) => {
  const id = await bookViewing(page);
  await page.goto(`${site.url}/booking-confirmation?id=${id}&want=cancel`);
  await waitForHydration(page);
  await expectPage(page, "Request a change");
  await expect(page.getByLabel(prompt)).toHaveValue("I would like to cancel this viewing.");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for letting us know" })).toBeVisible();
  expect(showBooking(id)).toContain("I would like to cancel this viewing.");
});

test("when the call fails once it can be tried again, then leads to the sorry page and back", async ({
  page,
}) => {
  const id = await bookViewing(page);
  let failuresLeft = 1;
  await page.route("**/api/bookingreply", async (route) => {
    failuresLeft -= 1;
    await (failuresLeft >= 0 ? route.fulfill({ status: 503 }) : route.continue());
  });
  const address = `${site.url}/booking-confirmation?id=${id}`;
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole("button", { name: "I will attend" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { name: "Thank you for confirming your attendance" }),
  ).toBeVisible();

  failuresLeft = 2;
  await page.goto(address);
  await waitForHydration(page);
  await expect(page.getByText("You told us that you attend.")).toBeVisible();
  await page.getByRole("link", { name: "Request a change" }).click();
  await page.getByLabel(prompt).fill("An hour later, please");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${site.url}/sorry`);
  await page.getByRole("link", { name: "Back to the form" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel(prompt)).toHaveValue("An hour later, please");
});

test("an unknown or missing id says so kindly, with status 404", async ({ page }) => {
  for (const query of ["", "?id=nonsense", `?id=${"0".repeat(24)}`]) {
    const response = await page.goto(`${site.url}/booking-confirmation${query}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find this viewing");
  }
  await expectNoAxeViolations(page);
});

/** The reply to the viewing that was booked last. */
function expectReplied(action: string): void {
  const mails = ["booking-reply-notice"];
  expectStored(site, `priya.${bookedCount - 1}@example.com`, "bookings", { action, mails });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the renter confirms the viewing", async ({ page }) => {
    const id = await bookViewing(page);
    await page.goto(`${site.url}/booking-confirmation?id=${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
    await page.getByRole("button", { name: "I will attend" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your answers");
    await page.getByRole("button", { name: "I will attend" }).click();
    await expect(page.getByRole("link", { name: "Add to calendar" })).toBeVisible();
    expect(runAdminCommand(site.dataDir, "booking", "show", id)).toContain("confirmed");
    expectReplied("booking.confirmed");
  });

  test("the renter asks for another time", async ({ page }) => {
    const id = await bookViewing(page);
    await page.goto(`${site.url}/booking-confirmation?id=${id}`);
    await page.getByRole("link", { name: "Request a change" }).click();
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByLabel(prompt)).toHaveAccessibleDescription(/a few words/);
    await page.getByLabel(prompt).fill("Could we make it an hour later?");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Could we make it an hour later?")).toBeVisible();
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("One of our team members will be in touch")).toBeVisible();
    expect(runAdminCommand(site.dataDir, "booking", "show", id)).toContain("hour later");
    expectReplied("booking.change-asked");
  });
});
