import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { createEmail } from "./emails.ts";
import { getHomeId } from "./feed-homes.ts";
import { office, site } from "./shared-sites.ts";
import {
  expectNoAxeViolations,
  collectConsoleErrors,
  waitForHydration,
  expectPage,
} from "./page-checks.ts";
import { sendOfficeForm } from "./office-form.ts";
import { expectStored, exportPerson, exportRows } from "./without-script-steps.ts";

const question = "Please let us know if you can attend the viewing:";
const prompt = "Please let us know what change you'd like to have in your booking:";

/** A Thursday some weeks ahead, `YYYY-MM-DD`, another in each worker. Clocks never change then. */
function getComingThursday(): string {
  const day = new Date();
  const weeks = 3 + test.info().workerIndex;
  day.setUTCDate(day.getUTCDate() + 7 * weeks + ((4 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

let bookedCount = 0;

/** Each call books a different time in the office. Returns what opens the renter's page, and their address. */
async function bookViewing(page: Page): Promise<{ id: string; email: string }> {
  const email = createEmail("priya");
  const enquiry = await page.request.post(`${site.url}/api/submitenquiry`, {
    data: {
      listingid: getHomeId(0),
      applicant: {
        firstname: "Priya",
        lastname: "Raman",
        phone: "07700 900123",
        email,
      },
      extra: { type: "viewing", freetext: "Any evening" },
    },
  });
  expect(enquiry.status()).toBe(201);
  const [asked] = (await exportPerson(email)).enquiries;
  const time = `${9 + bookedCount}:00`.padStart(5, "0");
  bookedCount += 1;
  await sendOfficeForm(office, "/office/diary/book", {
    change: "book",
    enquiry: asked!.id,
    slot: "other",
    otherDate: getComingThursday(),
    otherTime: time,
    otherWho: "1",
  });
  const findLink = () => {
    const mail = site.mail.received.findLast(({ recipients, mail: { html } }) => {
      return recipients[0] === email && html?.includes("/booking-confirmation?id=");
    });
    return /booking-confirmation\?id=([0-9a-f]{24})/.exec(mail?.mail.html ?? "")?.[1];
  };
  await expect.poll(findLink).toBeDefined();
  return { id: findLink()!, email };
}

test("from the office's booking to 'I will attend', by keyboard", async ({ page }) => {
  const { id, email } = await bookViewing(page);
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
  await expectReplied(email, "booking.confirmed");
  expect(consoleErrors.messages).toEqual([]);
});

test("a change goes to the agency in the renter's words", { tag: "@long" }, async ({ page }) => {
  const { id, email } = await bookViewing(page);
  await page.goto(`${site.url}/booking-confirmation?id=${id}`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "Request a change" }).click();
  await expect(page.getByRole("heading", { name: "Request a change" })).toBeFocused();
  const box = page.getByLabel(prompt);
  const submit = page.getByRole("button", { name: "Submit" });
  await expect(submit).toBeDisabled();
  await expect(page.getByText("Still to complete: the change you would like.")).toBeVisible();
  await expectNoAxeViolations(page);
  await box.fill("x");
  await expect(submit).toBeDisabled();
  const words = `Could we make it 17:30? My train leaves at seven. ${randomUUID()}`;
  await box.fill(words);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Thank you for letting us know" })).toBeFocused();
  await expect(
    page.getByText("One of our team members will be in touch with you shortly"),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const findNotices = () =>
    site.mail.received.filter(({ mail: { text } }) =>
      text?.replaceAll(/\s+/g, " ").includes(words),
    );
  await expect.poll(findNotices).toHaveLength(2);

  const [own] = (await exportPerson(email)).bookings;
  const booking = (await exportRows("public.bookings")).find((row) => row["id"] === own!.id);
  const appointment = `/office/diary/${String(booking!["appointment_id"])}`;
  const time = { date: getComingThursday(), time: "17:30", minutes: "30" };
  await sendOfficeForm(office, appointment, { change: "move", negotiator: "1", ...time });
  await page.goto(`${site.url}/booking-confirmation?id=${id}`);
  await expect(page.getByText("17:30 - 18:00, London time")).toBeVisible();
  await sendOfficeForm(office, appointment, { change: "cancel" });
  await page.reload();
  await expectPage(page, "This viewing was cancelled");
});

test(
  "the mail's link that cancels opens the window with the words in it",
  { tag: "@long" },
  async ({ page }) => {
    const { id, email } = await bookViewing(page);
    await page.goto(`${site.url}/booking-confirmation?id=${id}&want=cancel`);
    await waitForHydration(page);
    await expectPage(page, "Request a change");
    await expect(page.getByLabel(prompt)).toHaveValue("I would like to cancel this viewing.");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(
      page.getByRole("heading", { name: "Thank you for letting us know" }),
    ).toBeVisible();
    await expectReplied(email, "booking.change-asked", "I would like to cancel this viewing.");
  },
);

test(
  "when the call fails once it can be tried again, then leads to the sorry page and back",
  { tag: "@long" },
  async ({ page }) => {
    const { id } = await bookViewing(page);
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
    await expect(page.getByText("We’re expecting you at this time.")).toBeVisible();
    await page.getByRole("link", { name: "Request a change" }).click();
    await page.getByLabel(prompt).fill("An hour later, please");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${site.url}/sorry`);
    await page.getByRole("link", { name: "Back to the form" }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel(prompt)).toHaveValue("An hour later, please");
  },
);

test("an unknown or missing id says so kindly, with status 404", async ({ page }) => {
  const address = `${site.url}/booking-confirmation`;
  for (const query of ["", `?id=${"0".repeat(24)}`]) {
    const response = await page.request.get(address + query);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("We can’t find this viewing");
  }
  expect((await page.goto(`${address}?id=nonsense`))?.status()).toBe(404);
  await expectPage(page, "We can’t find this viewing");
});

async function expectReplied(email: string, action: string, words = ""): Promise<void> {
  await expectStored(email, "bookings", { action, mails: ["booking-reply-notice"] });
  const [booking] = (await exportPerson(email)).bookings;
  expect(JSON.stringify(booking)).toContain(words);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the renter confirms the viewing", async ({ page }) => {
    const { id, email } = await bookViewing(page);
    await page.goto(`${site.url}/booking-confirmation?id=${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
    await page.getByRole("button", { name: "I will attend" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your answers");
    await page.getByRole("button", { name: "I will attend" }).click();
    await expect(page.getByRole("link", { name: "Add to calendar" })).toBeVisible();
    await expectReplied(email, "booking.confirmed");
  });

  test("the renter asks for another time", { tag: "@long" }, async ({ page }) => {
    const { id, email } = await bookViewing(page);
    await page.goto(`${site.url}/booking-confirmation?id=${id}`);
    await page.getByRole("link", { name: "Request a change" }).click();
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByLabel(prompt)).toHaveAccessibleDescription(/a few words/);
    await page.getByLabel(prompt).fill("Could we make it an hour later?");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Could we make it an hour later?")).toBeVisible();
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("One of our team members will be in touch")).toBeVisible();
    await expectReplied(email, "booking.change-asked", "Could we make it an hour later?");
  });
});
