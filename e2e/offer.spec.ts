import { expect, test } from "@playwright/test";
import { createEmail } from "./emails.ts";
import { site } from "./shared-sites.ts";
import {
  addTenant,
  getAcceptanceBoxes,
  fillDetails,
  inviteToOffer,
  moveInDate,
  openOffer,
  saveDraft,
  createCompleteDraft,
  waitUntilSaved,
} from "./offer-steps.ts";
import { expectNoAxeViolations, collectConsoleErrors, expectPage } from "./page-checks.ts";
import { createTenant } from "../server/testing/offer-draft.ts";

const success = "It's on us now!";
const findMails = (email: string) =>
  site.mail.received.filter(({ recipients }) => recipients[0] === email);

test("the largest offer: five tenants and every field", { tag: "@long" }, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  const offer = await inviteToOffer({ development: "Foundry Yard" });
  const rent = String(offer.home.rent);
  await openOffer(page, offer);
  await expectPage(page, `Your offer for ${offer.home.name}`);
  const submit = page.getByRole("button", { name: "Submit" });
  await expect(submit).toBeDisabled();
  await expect(page.locator(".todo li")).toHaveText([
    "Fill in the offer details",
    "Add at least one tenant",
    "Accept the terms in one of the two boxes",
    "Accept the privacy policy",
  ]);

  await page.getByRole("button", { name: "Fill in the details" }).click();
  await page.getByLabel("Flat number").fill("Flat 12");
  await page.getByRole("button", { name: "Back to your offer" }).click();
  await page.getByRole("button", { name: "Edit details" }).click();
  await expect(page.getByLabel("Flat number")).toHaveValue("Flat 12");
  await page.goBack();
  await fillDetails(page, { rent, duration: "24", long: true, button: "Edit details" }, () =>
    expectNoAxeViolations(page),
  );

  const names = ["Priya", "Daniel", "Mina", "Tomas", "Ada"];
  const emails = names.map((name) => createEmail(name.toLowerCase()));
  for (const [index, firstname] of names.entries()) {
    const changes = { firstname, email: emails[index], rentshare: "20", salary: "46,000" };
    await addTenant(page, index + 1, changes, async () => {
      if (index === 0) await expectNoAxeViolations(page);
    });
    if (index === 3) await getAcceptanceBoxes(page).privacy.check();
  }
  await expect(getAcceptanceBoxes(page).privacy).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Add a tenant" })).toBeDisabled();
  await expect(page.getByText("Shares add up to 100%.")).toBeVisible();
  await getAcceptanceBoxes(page).contractTerms.check();
  await getAcceptanceBoxes(page).privacy.check();
  await expectNoAxeViolations(page);
  // A save under way when the offer is placed would be refused, with an error in the console.
  await waitUntilSaved(page);

  const sent = page.waitForRequest("**/api/placeoffer");
  await submit.click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    id: offer.id,
    rent: offer.home.rent,
    freq: "Quarterly",
    duration: 24,
    breakmonth: 6,
    startdate: moveInDate,
    unit: "Flat 12",
    isB2B: true,
    development: "Foundry Yard",
    adultCount: 5,
    guarantorRequired: false,
    pettype: "p".repeat(250),
    freetext: "a".repeat(5000),
  });
  expect(body.tenants).toHaveLength(5);
  expect(body.tenants[0]).toEqual({
    name: "Priya Raman",
    dob: createTenant().dob,
    phone: "07700 900123",
    email: emails[0],
    employer: createTenant().employer,
    job: createTenant().job,
    salary: 46000,
    rentshare: 20,
  });
  await expectPage(page, success);
  await expect(page.getByText("We got your message", { exact: true })).toBeVisible();
  for (const email of emails) {
    await expect.poll(() => findMails(email).length).toBe(1);
  }
  expect(consoleErrors.messages).toEqual([]);

  await page.goto(offer.link);
  await expect(page).toHaveURL(`${site.url}/offer-success`);
});

test("the simple offer of a development goes the same way", async ({ page }) => {
  const offer = await inviteToOffer({ development: "Tidewater Wharf" });
  const response = await openOffer(page, offer);
  expect(response?.headers()["cache-control"], "the page is kept by nobody").toContain("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByLabel("Rent you’re offering per month").fill(String(offer.home.rent));
  await page.getByLabel("Move-in date").fill(moveInDate);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Next" }).click();
  await addTenant(page, 1, { rentshare: "100" });
  await page.getByRole("button", { name: "Next" }).click();
  const sent = page.waitForRequest("**/api/placeoffer");
  await page.getByRole("button", { name: "Submit" }).click();
  const body = (await sent).postDataJSON();
  expect(Object.keys(body).filter((key) => key !== "website" && key !== "openMs")).toEqual(
    expect.arrayContaining(["startdate", "rent", "tenants", "id"]),
  );
  expect(body).not.toHaveProperty("pettype");
  expect(body).not.toHaveProperty("freq");
  await expectPage(page, success);
});

test(
  "the tenants' step of the simple offer says what is missing",
  { tag: "@long" },
  async ({ page }) => {
    const offer = await inviteToOffer({ development: "Tidewater Wharf" });
    await openOffer(page, offer);
    const next = page.getByRole("button", { name: "Next" });
    const summary = page.getByRole("alert");
    const group = page.getByRole("group", { name: "Tenants" });
    const expectMissing = async (message: RegExp) => {
      await next.click();
      await expect(summary.getByRole("link", { name: message })).toBeVisible();
      await expect(group).toHaveAccessibleDescription(message);
      await expect(group).toBeFocused();
      await expectNoAxeViolations(page);
    };
    await page.getByLabel("Rent you’re offering per month").fill(String(offer.home.rent + 1));
    await page.getByLabel("Move-in date").fill(moveInDate);
    await next.click();
    await expect(summary.getByRole("link", { name: /The advertised rent is/ })).toBeVisible();
    await page.getByLabel("Rent you’re offering per month").fill(String(offer.home.rent));
    await next.click();
    await expect(page.getByRole("button", { name: "Add a tenant" })).toBeVisible();

    await expectMissing(/Add at least one tenant/);
    await addTenant(page, 1, { rentshare: "60" });
    await expect(summary).toBeHidden();
    await expectMissing(/They add up to 60%/);
    await addTenant(page, 2, { firstname: "Daniel", rentshare: "30" });
    await expectMissing(/They add up to 90%/);
    await page.getByRole("button", { name: "Remove Daniel Raman" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(summary).toBeHidden();
    await page.getByRole("button", { name: "Edit Priya Raman" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Share of the rent").fill("100");
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await page.getByRole("button", { name: "Back to your offer" }).click();
    await next.click();
    await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  },
);

test("a tenant is removed after a question, an edit keeps the ticks", async ({ page }) => {
  const offer = await inviteToOffer();
  await saveDraft(offer, createCompleteDraft(offer));
  await openOffer(page, offer);
  await page.getByRole("button", { name: "Remove Daniel Osei" }).click();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Priya Raman", "Daniel Osei"]);
  await page.getByRole("button", { name: "Remove Daniel Osei" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Priya Raman"]);
  await expect(page.getByRole("button", { name: "Add a tenant" })).toBeFocused();
  await expect(getAcceptanceBoxes(page).privacy).toBeChecked();
});
