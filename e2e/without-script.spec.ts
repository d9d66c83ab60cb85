import { expect, type Page, test } from "@playwright/test";
import { getHomeId } from "./feed-homes.ts";
import { createEmail } from "./emails.ts";
import { site } from "./shared-sites.ts";
import {
  exportRows,
  expectChecked,
  expectMails,
  expectStored,
  listMails,
} from "./without-script-steps.ts";

const home = getHomeId(0);

test.use({ javaScriptEnabled: false });

async function fillApplicant(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Please provide a contact name");
  await page.getByLabel("First name").fill("Rosalind");
  await page.getByLabel("Last name").fill("Pike");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel(/phone/i).fill("07700 900321");
  await page.getByLabel(/^e-?mail/i).fill(email);
  await page.getByRole("button", { name: "Next" }).click();
}

const manager = /account manager will be in contact/;
for (const [path, heading, thanks, kind] of [
  ["/book-valuation", "Tell us about the property", manager, "valuation"],
  ["/book-valuation?source=portfolio", "", manager, "valuation"],
  ["/switch-provider", "", manager, "switch"],
  ["/request-demo", "", manager, "demo"],
  ["/enquire", "What would you like to know?", /in touch/, "enquiry"],
  ["/book-view", "Which times suit you?", /in touch/, "enquiry"],
] as const) {
  const isPortfolio = path.endsWith("portfolio");
  // All in steps like the first. `forms-without-script.test.ts` has what they store and send.
  const isLikeFirst = path !== "/book-valuation";
  const tag = isLikeFirst ? ["@long"] : [];
  test(`${path} from its first step to the thank-you`, { tag }, async ({ page }) => {
    const email = createEmail("rosalind");
    const isHome = path === "/enquire" || path === "/book-view";
    await page.goto(site.url + (isHome ? `${path}/${home}` : path));
    await fillApplicant(page, email);
    if (isPortfolio) await page.locator("[name=homes]").fill("12");
    if (heading) await expect(page.getByRole("group", { name: heading })).toBeVisible();
    await page.locator("textarea").fill("Any evening after six");
    await page.getByRole("button", { name: /Send|Request/ }).click();
    await expectChecked(page, "Rosalind", "07700 900321", email, "Any evening after six");
    await page.getByRole("button", { name: /^Change phone/ }).click();
    await expect(page.getByLabel(/phone/i)).toHaveValue("07700 900321");
    await page.getByLabel(/phone/i).fill("07700 900322");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.locator("textarea")).toHaveValue("Any evening after six");
    await page.getByRole("button", { name: /Send|Request/ }).click();
    await expectChecked(page, "07700 900322");
    await page.getByRole("button", { name: /Send|Request/ }).click();
    await expect(page.getByRole("heading", { name: "Thank you, Rosalind" })).toBeVisible();
    await expect(page.getByText(thanks).first()).toBeVisible();
    await expectMails(email);
    const action = isHome ? "enquiry.submitted" : "request.submitted";
    await expectStored(email, isHome ? "enquiries" : "requests", {
      action,
      mails: listMails(kind),
    });
  });
}

test("/build-to-rent from its form to the thank-you", { tag: "@long" }, async ({ page }) => {
  const email = createEmail("odile");
  await page.goto(`${site.url}/build-to-rent`);
  await page.getByLabel("First name").fill("Odile");
  await page.getByLabel("Last name").fill("Hart");
  await page.getByLabel(/phone/i).fill("no");
  await page.getByLabel(/^e-?mail/i).fill(email);
  await page.locator("form.building-form button[type=submit]").click();
  await expect(page.getByLabel(/phone/i)).toHaveAccessibleDescription(/valid phone number/);
  await page.getByLabel(/phone/i).fill("07700 900123");
  await page.locator("form.building-form button[type=submit]").click();
  await expectChecked(page, "Odile", "07700 900123");
  await page.locator("button[name=step]").click();
  await expect(page.getByRole("heading", { name: "Thank you, Odile" })).toBeVisible();
  await expectMails(email);
  await expectStored(email, "requests", {
    action: "request.submitted",
    mails: listMails("valuation"),
  });
});

test("/contact from its form to the note that it was sent", async ({ page }) => {
  const email = createEmail("devan");
  await page.goto(`${site.url}/contact`);
  await page.getByLabel("First name").fill("Devan");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel(/phone/i).fill("07700 900123");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Devan");
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole("textbox", { name: "Message" }).fill("Do you look after houses?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expectChecked(page, "Do you look after houses?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message was sent successfully")).toBeVisible();
  await expectMails(email);
  await expectStored(email, "requests", {
    action: "request.submitted",
    mails: listMails("contact"),
  });
});

test("/referral from its form to the thank-you", { tag: "@long" }, async ({ page }) => {
  const email = createEmail("mina");
  await page.goto(`${site.url}/referral`);
  await page.getByLabel("Your name").fill("Mina Castell");
  await page.getByLabel("Your email").fill(email);
  await page.getByLabel("Landlord's name").fill("Odile Hart");
  await page.getByLabel("Landlord's email").fill("odile@example.com");
  await page.getByLabel("Landlord’s phone number").fill("no");
  await page.getByRole("button", { name: "Send referral" }).click();
  await expect(page.getByLabel("Landlord's name")).toHaveValue("Odile Hart");
  await page.getByLabel("Landlord’s phone number").fill("07700 900321");
  await page.getByRole("button", { name: "Send referral" }).click();
  await expectChecked(page, "Mina Castell", "Odile Hart");
  await page.getByRole("button", { name: "Send referral" }).click();
  await expect(page.getByText("Odile Hart")).toBeVisible();
  await expectMails(email);
  await expectStored(email, "requests", {
    action: "request.submitted",
    mails: listMails("referral"),
  });
});

test("an alert from the search to its mail", { tag: "@long" }, async ({ page }) => {
  const email = createEmail("ada");
  await page.goto(`${site.url}/properties?bedsmin=2`);
  await page.getByLabel("Email", { exact: true }).fill("ada.alert@");
  await page.getByRole("button", { name: "Set this alert" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ada.alert@");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel(/Once a day/).check();
  await page.getByRole("button", { name: "Set this alert" }).click();
  await expectChecked(page, email, "Once a day, at 08:00");
  await page.getByRole("button", { name: "Set this alert" }).click();
  await expect(page.getByText("Check your email.")).toBeVisible();
  await expect
    .poll(() => site.mail.received.some(({ recipients }) => recipients[0] === email))
    .toBe(true);
  await expectStored(email, "alerts", {
    action: "alert.requested",
    mails: ["alert-confirmation"],
  });
});

test("a vote on an answer", async ({ page }) => {
  await page.goto(`${site.url}/faq?category=T`);
  await page.locator("details.question summary").first().click();
  const question = await page.locator("details[open]").getAttribute("id");
  await page.locator("details[open]").getByRole("button", { name: "Yes" }).click();
  await expect(page.locator("details[open]")).toContainText("Thank you. Votes tell us");
  await expect(page).toHaveURL(`${site.url}/faq?category=T#${question}`);
  expect(await exportRows("public.faq_votes")).toMatchObject([{ question, vote: "up" }]);
});

test("a viewing from the first step to the thank-you", async ({ page }) => {
  const email = createEmail("imogen");
  await page.goto(`${site.url}/book-viewing/${home}`);
  await page.getByLabel("First name").fill("Imogen");
  await page.getByLabel("Last name").fill("Achebe");
  await page.getByLabel(/phone/i).fill("07700 900321");
  await page.getByLabel(/^e-?mail/i).fill(email);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("There is a problem");
  await page.locator("[name=employmentStatus]").selectOption("Retired");
  for (const [field, value] of Object.entries({
    numOfTenants: "2",
    numOfChildren: "0",
    numOfHouseholds: "1",
    totalIncome: "60000",
  })) {
    await page.locator(`[name=${field}]`).fill(value);
  }
  await page.getByRole("button", { name: "Next" }).click();
  for (const [field, value] of Object.entries({
    maxRent: "2500",
    bedrooms: "2",
    startDate: getDate(30),
    currentAddress: "14 Calvert Terrace, London",
  })) {
    await page.locator(`[name=${field}]`).fill(value);
  }
  for (const field of [
    "breakClause",
    "furnishing",
    "parking",
    "pets",
    "adverseCredit",
    "rightToRent",
    "currentlyRenting",
  ]) {
    await page.locator(`label.choice:has([name=${field}])`).last().click();
  }
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator("[name=scheduleViewingDate]").fill(getComingMonday());
  await page.locator("[name=scheduleViewingTime]").selectOption("18:00");
  await page.locator("[name=viewingUntil]").selectOption("17:00");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Select an end time after the start time");
  await expect(page.locator("[name=scheduleViewingDate]")).toHaveValue(getComingMonday());
  await page.locator("[name=viewingUntil]").selectOption("18:30");
  await page.getByRole("button", { name: "Next" }).click();
  await expectChecked(page, "Imogen", "£60,000 a year before tax", "18:00 - 18:30, London time");
  await page.locator("button[name=step]").click();
  await expect(page.getByRole("heading", { name: "Thank you, Imogen" })).toBeVisible();
  await expectMails(email);
  await expectStored(email, "enquiries", {
    action: "viewing.requested",
    mails: listMails("viewing-request"),
  });
});

/** `YYYY-MM-DD`. */
function getDate(daysAhead: number): string {
  return new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
}

function getComingMonday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
