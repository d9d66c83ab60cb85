import { expect, type Page, test } from "@playwright/test";
import { inviteToOffer, type InvitedOffer, moveInDate } from "./offer-steps.ts";
import { createEmail } from "./emails.ts";
import { site } from "./shared-sites.ts";
import { expectChecked, expectMails, expectStored } from "./without-script-steps.ts";

test.use({ javaScriptEnabled: false });

async function fillFields(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(answers)) {
    await page.locator(`[name="${field}"]`).fill(value);
  }
  await page.getByRole("button", { name: "Next" }).click();
}

async function chooseAnswers(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(answers)) {
    await page.locator(`[name="${field}"][value="${value}"]`).check();
  }
}

/** With a date of birth and a share that are refused first. */
async function nameTenant(page: Page, email: string): Promise<void> {
  await fillFields(page, {
    "tenants.0.firstname": "Priya",
    "tenants.0.lastname": "Raman",
    "tenants.0.dob": "2020-03-27",
  });
  await expect(page.getByRole("alert")).toContainText("Every tenant must be 18 or over");
  await fillFields(page, { "tenants.0.dob": "1994-03-27" });
  await fillFields(page, { "tenants.0.phone": "07700 900123", "tenants.0.email": email });
  const occupation = { employer: "Kiln & Co", job: "Potter", salary: "60000" };
  await fillFields(
    page,
    Object.fromEntries([
      ...Object.entries(occupation).map(([field, value]) => [`tenants.0.${field}`, value]),
      ["tenants.0.rentshare", "60"],
    ]),
  );
  await expect(page.getByRole("alert")).toContainText("They add up to 60%");
  await fillFields(page, { "tenants.0.rentshare": "100" });
}

async function acceptAndSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check your answers" }).click();
  await expect(page.getByRole("alert")).toContainText("Accept the privacy policy");
  await page.getByLabel(/terms of the offer form/).check();
  await page.getByLabel(/privacy policy/).check();
  await page.getByRole("button", { name: "Check your answers" }).click();
}

/** @param contact who was invited @param tenant who is named */
async function expectOfferSent(
  page: Page,
  { link }: InvitedOffer,
  { contact, tenant }: { contact: string; tenant: string },
): Promise<void> {
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "It's on us now!" })).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(`${site.url}/offer-success`);
  await expectMails(tenant, contact);
  const mails = ["offer-invitation"];
  await expectStored(contact, "offers", { action: "offer.submitted", mails });
  await expectStored(tenant, "offers", { mails: ["offer-confirmation"] });
}

test("an offer in eight steps, with what was entered kept behind its link", async ({ page }) => {
  const [contact, tenant] = [createEmail("priya.contact"), createEmail("priya.tenant")];
  const offer = await inviteToOffer({ email: contact });
  await page.goto(offer.link);
  await page.getByRole("button", { name: "Fill in the details" }).click();
  await expect(page.locator("[name=rent]")).toHaveValue(String(offer.home.rent));
  await page.locator("[name=rent]").fill(String(offer.home.rent + 1));
  await chooseAnswers(page, { freq: "Quarterly", furnishing: "Furnished" });
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("The advertised rent is");
  await fillFields(page, { rent: String(offer.home.rent) });
  await fillFields(page, { adultCount: "2", households: "1", childCount: "0" });
  await chooseAnswers(page, {
    guarantorRequired: "no",
    ukBankAccount: "yes",
    noSubletting: "yes",
    rightToRent: "yes",
    adverseCredit: "no",
  });
  await page.getByRole("button", { name: "Next" }).click();
  await page.goto(offer.link);
  await expect(page.getByText("Quarterly", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit details" }).click();
  for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "Next" }).click();
  await fillFields(page, { startdate: moveInDate });
  await fillFields(page, { duration: "24" });
  await chooseAnswers(page, { break: "no" });
  await page.getByRole("button", { name: "Next" }).click();
  await chooseAnswers(page, { pets: "yes" });
  await fillFields(page, { pettype: "A quiet cat" });
  await fillFields(page, { tenantCount: "1" });
  await nameTenant(page, tenant);
  await acceptAndSend(page);
  await expectChecked(page, "Quarterly", "24 months", "A quiet cat", "27/03/1994", "100%");
  await expectOfferSent(page, offer, { contact, tenant });
});

// `forms-without-script.test.ts` has what it stores and sends.
test("a simple offer in its three parts", { tag: "@long" }, async ({ page }) => {
  const [contact, tenant] = [createEmail("daniel.contact"), createEmail("daniel.tenant")];
  const offer = await inviteToOffer({ development: "Tidewater Wharf", email: contact });
  await page.goto(offer.link);
  await fillFields(page, { rent: String(offer.home.rent), startdate: moveInDate });
  await fillFields(page, { tenantCount: "1" });
  await nameTenant(page, tenant);
  await fillFields(page, { specialrequests: "A second key" });
  await acceptAndSend(page);
  await expectChecked(page, "A second key", "100%");
  await expectOfferSent(page, offer, { contact, tenant });
});
