import { expect, type Page, test } from "@playwright/test";
import { type FedSite, startFedSite } from "./fed-site.ts";
import { inviteTo, type InvitedOffer, openOffer, saveDraft, wholeDraft } from "./offer-steps.ts";
import { axeIsSilent, scriptRuns, seen } from "./page-checks.ts";

let site: FedSite;

test.beforeAll(async () => {
  site = await startFedSite({ RATE_LIMIT: "off" });
  const lite = "999999_J4^5^Linnet Street^";
  site.takeAgain(`${lite}London^E2^`, "999999_J4^5^Tidewater Wharf^London^E14^");
});

test.afterAll(() => site.stop());

const question = (page: Page) => page.getByRole("dialog", { name: "Leave your offer?" });
const back = (page: Page) => page.evaluate(() => history.back());
const mainHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: /^Your offer for/ });
const mailBody = (target: string, { link }: InvitedOffer) =>
  `data:text/html,<a href="${link}" target="${target}">Make your offer</a>`;

/** An offer of which everything is saved, opened by the link in a mail. */
async function openFromMail(page: Page): Promise<{ offer: InvitedOffer; mail: string }> {
  const opened = await openUntouched(page);
  await page.getByRole("button", { name: "Reject all" }).click();
  return opened;
}

async function openUntouched(page: Page): Promise<{ offer: InvitedOffer; mail: string }> {
  const offer = await inviteTo(site);
  await saveDraft(offer, wholeDraft(offer));
  const mail = mailBody("_self", offer);
  await page.goto(mail);
  await page.getByRole("link").click();
  await scriptRuns(page);
  return { offer, mail };
}

test("Back asks before it leads from a saved offer to the mail", async ({ page }) => {
  const { offer, mail } = await openFromMail(page);
  await back(page);
  await expect(question(page)).toContainText("What you entered is saved.");
  await axeIsSilent(page);
  await question(page).getByRole("button", { name: "Stay here" }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(offer.link);
  await back(page);
  await question(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(mail);
});

test("Back leads from an inner window to the offer, and asks there", async ({ page }) => {
  const { mail } = await openUntouched(page);
  await page.getByRole("button", { name: "Edit Priya Raman" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Tenant 1" })).toBeVisible();
  await back(page);
  await expect(mainHeading(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await back(page);
  await question(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(mail);
});

test("going back past the offer from an inner window asks too", async ({ page }) => {
  const { mail } = await openFromMail(page);
  await page.getByRole("button", { name: "Edit Priya Raman" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Phone number")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Tenant 1" })).toBeVisible();
  await page.evaluate(() => history.go(-3));
  await question(page).getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tenant 1" })).toBeVisible();
  await page.evaluate(() => history.go(-3));
  await question(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(mail);
});

test("in a tab of its own the question leads to the front page", async ({ page, context }) => {
  const offer = await inviteTo(site);
  await page.goto(mailBody("_blank", offer));
  const opened = context.waitForEvent("page");
  await page.getByRole("link").click();
  const tab = await opened;
  await scriptRuns(tab);
  await tab.getByRole("button", { name: "Reject all" }).click();
  await back(tab);
  await question(tab).getByRole("button", { name: "Leave" }).click();
  await expect(tab).toHaveURL(`${site.url}/`);
});

test("the simple offer asks at its first step", async ({ page }) => {
  const offer = await inviteTo(site, { development: "Tidewater Wharf" });
  const details = { rent: String(offer.home.rent), startdate: "2020-01-01" };
  await saveDraft(offer, wholeDraft(offer, { details, tenants: [] }));
  const mail = mailBody("_self", offer);
  await page.goto(mail);
  await openOffer(page, offer);
  await expect(page.getByLabel("Move-in date")).toBeVisible();
  await back(page);
  await expect(question(page)).toBeVisible();
  await question(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(mail);
});

test("Back after sending leads to the mail, not to the form", async ({ page }) => {
  const { mail } = await openFromMail(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await seen(page, "It's on us now!");
  await back(page);
  await expect(page).toHaveURL(mail);
});
