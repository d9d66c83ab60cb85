import { expect, type Page, test } from "@playwright/test";
import { site } from "./shared-sites.ts";
import {
  inviteToOffer,
  type InvitedOffer,
  openOffer,
  saveDraft,
  createCompleteDraft,
} from "./offer-steps.ts";
import { expectNoAxeViolations, waitForHydration, expectPage } from "./page-checks.ts";

const findLeaveDialog = (page: Page) => page.getByRole("dialog", { name: "Leave your offer?" });
/** Goes back once the call has ended, since leaving the page would cut it off. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const findMainHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: /^Your offer for/ });
const createMailUrl = (target: string, { link }: InvitedOffer) =>
  `data:text/html,<a href="${link}" target="${target}">Make your offer</a>`;

async function openFromMail(page: Page): Promise<{ offer: InvitedOffer; mail: string }> {
  const opened = await openWithoutInteraction(page);
  await page.getByRole("button", { name: "Reject all" }).click();
  return opened;
}

async function openWithoutInteraction(page: Page): Promise<{ offer: InvitedOffer; mail: string }> {
  const offer = await inviteToOffer();
  await saveDraft(offer, createCompleteDraft(offer));
  const mail = createMailUrl("_self", offer);
  await page.goto(mail);
  await page.getByRole("link").click();
  await waitForHydration(page);
  return { offer, mail };
}

test("Back asks before it leads from a saved offer to the mail", async ({ page }) => {
  const { offer, mail } = await openFromMail(page);
  await goBack(page);
  await expect(findLeaveDialog(page)).toContainText("What you entered is saved.");
  await expectNoAxeViolations(page);
  await findLeaveDialog(page).getByRole("button", { name: "Stay here" }).click();
  await expect(findLeaveDialog(page)).toBeHidden();
  await expect(page).toHaveURL(offer.link);
  await goBack(page);
  await findLeaveDialog(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(mail);
});

test("Back leads from an inner window to the offer, and asks there", async ({ page }) => {
  const { mail } = await openWithoutInteraction(page);
  await page.getByRole("button", { name: "Edit Priya Raman" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Tenant 1" })).toBeVisible();
  await goBack(page);
  await expect(findMainHeading(page)).toBeVisible();
  await expect(findLeaveDialog(page)).toBeHidden();
  await goBack(page);
  await findLeaveDialog(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(mail);
});

test(
  "going back past the offer from an inner window asks too",
  { tag: "@long" },
  async ({ page }) => {
    const { mail } = await openFromMail(page);
    await page.getByRole("button", { name: "Edit Priya Raman" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByLabel("Phone number")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Tenant 1" })).toBeVisible();
    await page.evaluate(() => history.go(-3));
    await findLeaveDialog(page).getByRole("button", { name: "Stay here" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tenant 1" })).toBeVisible();
    await page.evaluate(() => history.go(-3));
    await findLeaveDialog(page).getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(mail);
  },
);

test("in a tab of its own the question leads to the front page", async ({ page, context }) => {
  const offer = await inviteToOffer();
  await page.goto(createMailUrl("_blank", offer));
  const opened = context.waitForEvent("page");
  await page.getByRole("link").click();
  const tab = await opened;
  await waitForHydration(tab);
  await tab.getByRole("button", { name: "Reject all" }).click();
  await goBack(tab);
  await findLeaveDialog(tab).getByRole("button", { name: "Leave" }).click();
  await expect(tab).toHaveURL(`${site.url}/`);
});

test("the simple offer asks at its first step", { tag: "@long" }, async ({ page }) => {
  const offer = await inviteToOffer({ development: "Tidewater Wharf" });
  const details = { rent: String(offer.home.rent), startdate: "2020-01-01" };
  await saveDraft(offer, createCompleteDraft(offer, { details, tenants: [] }));
  const mail = createMailUrl("_self", offer);
  await page.goto(mail);
  await openOffer(page, offer);
  await expect(page.getByLabel("Move-in date")).toBeVisible();
  await goBack(page);
  await expect(findLeaveDialog(page)).toBeVisible();
  await findLeaveDialog(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(mail);
});

test("Back after sending leads to the mail, not to the form", async ({ page }) => {
  const { mail } = await openFromMail(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expectPage(page, "It's on us now!");
  await goBack(page);
  await expect(page).toHaveURL(mail);
});
