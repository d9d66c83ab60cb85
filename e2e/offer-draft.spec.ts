import { type Browser, expect, type Page, test } from "@playwright/test";
import { site } from "./shared-sites.ts";
import {
  getAcceptanceBoxes,
  inviteToOffer,
  type InvitedOffer,
  fetchSavedDraft,
  openOffer,
  waitUntilSaved,
  saveDraft,
  createCompleteDraft,
} from "./offer-steps.ts";
import { expectNoAxeViolations } from "./page-checks.ts";

async function openInOtherBrowser(browser: Browser, offer: InvitedOffer): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openOffer(page, offer);
  return page;
}

const noAcceptances = { offerTerms: false, contractTerms: false, privacy: false };

test("what was entered survives a reload, and follows the link to another device", async ({
  page,
  browser,
}) => {
  const offer = await inviteToOffer();
  await openOffer(page, offer);
  await page.getByRole("button", { name: "Add a tenant" }).click();
  await page.getByLabel("First name").fill("Priya");
  await page.getByLabel("Last name").fill("Raman");
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Tenant 1" })).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Priya");
  await expectNoAxeViolations(page);

  const other = await openInOtherBrowser(browser, offer);
  await expect(other.getByRole("heading", { level: 3, name: "Priya Raman" })).toBeVisible();
  await expect(other.getByText("Some answers are still missing")).toBeVisible();
  await other.getByRole("button", { name: "Edit Priya Raman" }).click();
  await expect(other.getByLabel("Last name")).toHaveValue("Raman");
  await other.context().close();

  await page.getByRole("button", { name: "Back to your offer" }).click();
  await page.getByRole("button", { name: "Fill in the details" }).click();
  await page.getByLabel("Rent you’re offering per month").fill("1234");
  await waitUntilSaved(page);
  await page.goBack();
  await page.reload();
  await expect(page.getByText("£1,234", { exact: true })).toBeVisible();
  await expect(page.getByText("You haven’t finished the details yet.")).toBeVisible();
});

test("of two versions nothing is lost before one is chosen", async ({ page, browser }) => {
  const offer = await inviteToOffer();
  await saveDraft(offer, createCompleteDraft(offer, { acceptances: noAcceptances }));
  page.on("dialog", (dialog) => dialog.accept());
  await openOffer(page, offer);
  const other = await openInOtherBrowser(browser, offer);
  await other.getByRole("button", { name: "Remove Daniel Osei" }).click();
  await other.getByRole("button", { name: "Remove", exact: true }).click();
  await waitUntilSaved(other);
  await other.context().close();

  await getAcceptanceBoxes(page).privacy.check();
  const conflictDialog = page.getByRole("dialog", { name: "This offer was changed elsewhere" });
  await expect(
    conflictDialog.getByRole("row", { name: /^Tenant 2: first name Daniel/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await conflictDialog.getByRole("button", { name: "Choose later" }).click();
  await expect(getAcceptanceBoxes(page).privacy).toBeChecked();
  expect((await fetchSavedDraft(offer)).tenants).toHaveLength(1);
  await page.reload();
  await conflictDialog.getByRole("button", { name: "Keep this version" }).click();
  await waitUntilSaved(page);
  const savedDraft = await fetchSavedDraft(offer);
  expect([savedDraft.tenants.length, savedDraft.acceptances.privacy]).toEqual([2, true]);
});

test("the version of the other device can be taken instead", { tag: "@long" }, async ({ page }) => {
  const offer = await inviteToOffer();
  await saveDraft(offer, createCompleteDraft(offer, { acceptances: noAcceptances }));
  await openOffer(page, offer);
  await saveDraft(
    offer,
    createCompleteDraft(offer, { acceptances: noAcceptances }, { duration: "18" }),
    1,
  );
  await getAcceptanceBoxes(page).offerTerms.check();
  const choice = page.getByRole("dialog", { name: "This offer was changed elsewhere" });
  await expect(choice.getByRole("row", { name: "Length 12 months 18 months" })).toBeVisible();
  await choice.getByRole("button", { name: "Use the saved version" }).click();
  await expect(page.getByText("18 months", { exact: true })).toBeVisible();
  await expect(getAcceptanceBoxes(page).offerTerms).not.toBeChecked();
  await getAcceptanceBoxes(page).offerTerms.check();
  await waitUntilSaved(page);
  expect((await fetchSavedDraft(offer)).details?.duration).toBe("18");
});

test(
  "without a connection the tab keeps it and sends it later",
  { tag: "@long" },
  async ({ page, context }) => {
    const offer = await inviteToOffer();
    await saveDraft(offer, createCompleteDraft(offer, { acceptances: noAcceptances }));
    await openOffer(page, offer);
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("tenant-window")),
    );
    await context.setOffline(true);
    await getAcceptanceBoxes(page).privacy.check();
    await expect(page.getByText("Not saved yet. You’re offline").first()).toBeVisible();
    await page.getByRole("button", { name: "Edit Priya Raman" }).click();
    await page.getByLabel("Last name").fill("Raman-Osei");
    await context.setOffline(false);
    await waitUntilSaved(page);
    const kept = await fetchSavedDraft(offer);
    expect([kept.acceptances.privacy, kept.tenants[0]?.lastname]).toEqual([true, "Raman-Osei"]);
  },
);

test("a page that is left at once has still saved", async ({ page }) => {
  const offer = await inviteToOffer();
  await saveDraft(offer, createCompleteDraft(offer, { acceptances: noAcceptances }));
  page.on("dialog", (dialog) => dialog.accept());
  await openOffer(page, offer);
  await getAcceptanceBoxes(page).privacy.check();
  await page.goto("about:blank");
  await expect.poll(async () => (await fetchSavedDraft(offer)).acceptances.privacy).toBe(true);
});

test(
  "an offer that was sent elsewhere leads to its success",
  { tag: "@long" },
  async ({ page, browser }) => {
    const offer = await inviteToOffer();
    await saveDraft(offer, createCompleteDraft(offer));
    await openOffer(page, offer);
    const other = await openInOtherBrowser(browser, offer);
    await other.getByRole("button", { name: "Submit" }).click();
    await expect(other).toHaveURL(`${site.url}/offer-success`);
    await other.context().close();
    await getAcceptanceBoxes(page).contractTerms.check();
    await expect(page).toHaveURL(`${site.url}/offer-success`);
  },
);
