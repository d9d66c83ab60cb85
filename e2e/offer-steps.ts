import { runAdminCommand } from "./admin-command.ts";
import { expect, type Page, type Response } from "@playwright/test";
import { getLondonDate, addDays } from "../domain/shared/dates.ts";
import type { OfferDetails, OfferDraft, OfferTenant } from "../domain/offers/offer.ts";
import { testDetails, createDraft, createTenant } from "../server/testing/offer-draft.ts";
import { site } from "./shared-sites.ts";
import { waitForHydration } from "./page-checks.ts";

export const moveInDate = addDays(getLondonDate(new Date()), 30);

export interface InvitedOffer {
  id: string;
  link: string;
  home: { id: string; name: string; rent: number };
}

export async function inviteToOffer({
  email = "priya.raman@example.com",
  development = null as string | null,
} = {}): Promise<InvitedOffer> {
  const data = await (await fetch(`${site.url}/api/properties?limit=100`)).json();
  const listing = data.listings.find(
    (one: { developmentName: string | null }) => one.developmentName === development,
  );
  const contactArguments = ["--name", "Priya Raman", "--email", email, "--phone", "07700 900123"];
  const output = await runAdminCommand(
    site.dataDir,
    "offer",
    "invite",
    "--listing",
    listing["_id"],
    ...contactArguments,
  );
  const link = /http\S+\/offer\/\S+/.exec(output)?.[0];
  if (!link) throw new Error(`There is no link in: ${output}`);
  const { _id: id, listingName: name, rent } = listing;
  return { id: link.slice(link.lastIndexOf("/") + 1), link, home: { id, name, rent } };
}

export async function openOffer(page: Page, { link }: InvitedOffer): Promise<Response | null> {
  const response = await page.goto(link);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Reject all" }).click();
  return response;
}

export function createCompleteDraft(
  { home }: InvitedOffer,
  changes: Partial<OfferDraft> = {},
  details: Partial<OfferDetails> = {},
): OfferDraft {
  const rent = String(home.rent - 50);
  return createDraft({
    details: { ...testDetails, startdate: moveInDate, rent, ...details },
    ...changes,
  });
}

export async function saveDraft(
  { link, id }: InvitedOffer,
  draft: OfferDraft,
  version = 0,
): Promise<void> {
  const response = await fetch(new URL(`/api/offer/${id}/draft`, link), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ draft, version }),
  });
  expect(response.status).toBe(201);
}

export async function fetchSavedDraft({ link, id }: InvitedOffer): Promise<OfferDraft> {
  return (await (await fetch(new URL(`/api/offer/${id}`, link))).json()).draft;
}

/** `check` is called on each step. */
export async function fillDetails(
  page: Page,
  answers: { rent: string; duration: string; long: boolean; button?: string },
  check: () => Promise<void> = async () => {},
): Promise<void> {
  const choose = (question: string, answer: string) =>
    page
      .getByRole("radiogroup", { name: question, exact: true })
      .getByText(answer, { exact: true })
      .click();
  const text = (letter: string, count: number) => letter.repeat(answers.long ? count : 10);
  const next = async (question: string) => {
    await check();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(question, { exact: true })).toBeVisible();
  };
  await page.getByRole("button", { name: answers.button ?? "Fill in the details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Offer details" })).toBeFocused();
  await page.getByLabel("Rent you’re offering per month").fill(answers.rent);
  await choose("How often would you like to pay?", "Quarterly");
  await choose("Furnishing", "Furnished");
  await next("Who will live there?");
  for (let adults = 1; adults < 5; adults++) {
    await page.getByRole("button", { name: "More adults" }).click();
  }
  await page.getByRole("button", { name: "More households" }).click();
  await page.getByRole("button", { name: "More children" }).click();
  await next("Can you afford it?");
  await page.getByText("Our household income before tax is at least that much").click();
  await choose("Do you have a UK bank account?", "Yes");
  await choose("Do you agree not to sublet the home?", "Yes");
  await choose("Does every adult have the right to rent in England?", "Yes");
  await choose("Has any adult had adverse credit?", "No");
  await next("When would you like to move in?");
  await page.getByLabel("Move-in date").fill(moveInDate);
  await next("How long would you like to stay?");
  await page.getByLabel("Length of the contract").fill(answers.duration);
  await next("Would you like a break clause?");
  await choose("A break clause", "Yes");
  await page.getByLabel("First break after").fill("6");
  await next("Is there anything you would like to ask for?");
  await choose("Do you have pets?", "Yes");
  await page.getByLabel("Your pets").fill(text("p", 250));
  await page.getByLabel("Special requests").fill(text("s", 2500));
  await page.getByLabel("About yourselves").fill(text("a", 5000));
  await next("Check your offer");
  await expect(page.getByText(/^Quarterly means one payment every three months/)).toBeVisible();
  await check();
  await page.getByRole("button", { name: "Save offer details" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Offer details" })).toBeVisible();
}

export async function addTenant(
  page: Page,
  number: number,
  changes: Partial<OfferTenant> = {},
  check: () => Promise<void> = async () => {},
): Promise<void> {
  const tenant = createTenant(changes);
  const [year = "", month = "", day = ""] = tenant.dob.split("-");
  await page.getByRole("button", { name: "Add a tenant" }).click();
  const heading = page.getByRole("heading", { level: 1, name: `Tenant ${number}` });
  await expect(heading).toBeFocused();
  await page.getByLabel("First name").fill(tenant.firstname);
  await page.getByLabel("Last name").fill(tenant.lastname);
  await page.getByLabel("Day", { exact: true }).fill(day);
  await page.getByLabel("Month", { exact: true }).fill(month);
  await page.getByLabel("Year", { exact: true }).fill(year);
  await check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Phone number").fill(tenant.phone);
  await page.getByLabel("Email").fill(tenant.email);
  await check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Employer").fill(tenant.employer);
  await page.getByLabel("Job title").fill(tenant.job);
  await page.getByLabel("Salary").fill(tenant.salary);
  await page.getByLabel("Share of the rent").fill(tenant.rentshare);
  await check();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All done!" })).toBeVisible();
  await check();
  await page.getByRole("button", { name: "Back to your offer" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Tenants/ })).toBeVisible();
}

export const getAcceptanceBoxes = (page: Page) => ({
  offerTerms: page.getByRole("checkbox", { name: /terms of the offer form/ }),
  contractTerms: page.getByRole("checkbox", { name: /contract terms for/ }),
  privacy: page.getByRole("checkbox", { name: /privacy policy/ }),
});

export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.locator(".offer__save-status > span")).toHaveText("Saved");
}
