import { type BrowserContext, expect, type Page } from "@playwright/test";
import { addDays } from "../domain/shared/dates.ts";
import { createTenant } from "../server/testing/offer-draft.ts";
import { runAdminCommand } from "./admin-command.ts";
import { beatrix, homeId, luis, priya } from "./journey-people.ts";
import { fillForm, findRow, openForm, recordStep } from "./tenancy-steps.ts";
import {
  address,
  day,
  decided,
  expectSound,
  receive,
  receiveLink,
  site,
  started,
} from "./journey-site.ts";
import { expectNoOfficeOverflow } from "./office-steps.ts";
import { createCompleteDraft, type InvitedOffer, openOffer, saveDraft } from "./offer-steps.ts";
import { expectNoAxeViolations, expectPage } from "./page-checks.ts";

export async function setLandlord(page: Page): Promise<void> {
  await page.goto(address(`/office/listings/${homeId}/landlord`));
  await page.getByText("New landlord", { exact: true }).click();
  const [firstname = "", lastname = ""] = beatrix.name.split(" ");
  await page.getByLabel("First name").fill(firstname);
  await page.getByLabel("Last name").fill(lastname);
  await page.getByLabel("Email", { exact: true }).fill(beatrix.email);
  await page.getByLabel("Phone").fill(beatrix.phone);
  await page.getByLabel("Address for notices").fill(beatrix.address);
  await page.getByRole("button", { name: "Save landlord" }).click();
  await expect(page.getByRole("heading", { level: 2, name: beatrix.name })).toBeVisible();
  await page.getByLabel("Search terms and result").fill("Name and birthday: no match");
  await page.getByRole("button", { name: "Record check" }).click();
  await expect(page.getByText("Sanctions check recorded.")).toBeVisible();
}

/** By the link of the invitation. What is typed into the form is the subject of other specs. */
export async function makeOffer(page: Page, { name, email, phone }: typeof priya): Promise<void> {
  const { listings } = await (await fetch(`${site.url}/api/properties?limit=100`)).json();
  const listing = listings.find((one: { _id: string }) => one["_id"] === homeId);
  const home = { id: homeId, name: listing.listingName, rent: listing.rent };
  const person = ["--name", name, "--email", email, "--phone", phone];
  await runAdminCommand(site.dataDir, "offer", "invite", "--listing", homeId, ...person);
  const link = await receiveLink(email, "Make your offer: ", "/offer/");
  const offer: InvitedOffer = { id: link.split("/").at(-1) ?? "", link, home };
  const [firstname = "", lastname = ""] = name.split(" ");
  const tenant = createTenant({ firstname, lastname, email, phone, rentshare: "100" });
  const details = { adultCount: "1", startdate: day(started), rent: String(home.rent) };
  await saveDraft(offer, createCompleteDraft(offer, { tenants: [tenant] }, details));
  await openOffer(page, offer);
  await page.getByRole("button", { name: "Submit" }).click();
  await expectPage(page, "It's on us now!");
  await receive(email, "We’ve got your offer for");
}

/** The landlord answers by the link of the mail, and sees no name. */
export async function answerAsLandlord(page: Page): Promise<void> {
  await page.goto(
    await receiveLink(
      beatrix.email,
      "Offers for Ropewalk Street: which do you prefer?",
      "/my-home/",
    ),
  );
  await expect(page.getByRole("heading", { name: "2 offers. Which do you prefer?" })).toBeVisible();
  for (const name of ["Raman", "Ferreira"])
    await expect(page.locator("main")).not.toContainText(name);
  await expectSound(page);
  const second = page.locator(".case-offers > li").nth(1);
  await second.getByText("What do you think?").click();
  await second.getByLabel("Why not this one?").selectOption("start-date");
  await second.getByLabel("A note to us").fill("Too late for me");
  await expectSound(page);
  await second.getByRole("button", { name: "Say no to this offer" }).click();
  await expect(page.getByText("We’ve got your answer.")).toBeVisible();
  await expect(page.getByText("You’d rather not accept this:")).toBeVisible();
  await page.getByLabel("Prefer P. R.").check();
  await page.getByRole("button", { name: /which you prefer$/ }).click();
  await expect(page.getByText("You prefer P. R.")).toBeVisible();
  await expectSound(page);
}

/** With each mail read before it goes. Returns the path of the tenancy. */
export async function acceptFirst(page: Page): Promise<string> {
  await page.getByRole("link", { name: `Accept ${priya.name}` }).click();
  const mails = page.locator(".previewed__mail");
  await expect(mails).toHaveCount(3);
  for (const [recipient, subject, words] of [
    [priya.email, "Your offer was accepted", "holding deposit of £415.00"],
    [
      beatrix.email,
      "Offer accepted on your property, subject to contract",
      `${priya.name} will rent`,
    ],
    [luis.email, "Your offer wasn’t accepted", "This is about your offer"],
  ] as const) {
    const one = mails.filter({ hasText: recipient });
    await expect(one).toContainText(subject);
    await expect(one).toContainText(words);
  }
  await expectNoAxeViolations(page);
  await expectNoOfficeOverflow(page);
  const holding = page.getByLabel("Holding deposit");
  const week = await holding.inputValue();
  await holding.fill("415.39");
  await page.getByRole("button", { name: /^Accept and send/ }).click();
  await expect(holding).toHaveAccessibleDescription(/can’t be more than one week’s rent.*2019/);
  await expect(holding).toBeFocused();
  await holding.fill(week);
  await expect(mails).toHaveCount(3);
  await page.getByRole("button", { name: "Accept and send 3 emails" }).click();
  await expect(page.locator(".office__result")).toBeFocused();
  await page.getByRole("link", { name: "Open tenancy" }).click();
  // The heading of the page that is left begins in the same way.
  await expect(page).toHaveURL(/\/office\/tenancies\//);
  await expectPage(page, "Ropewalk Street");
  await expect(page.getByText("You can still undo this acceptance")).toBeVisible();
  await expectNoOfficeOverflow(page);
  return new URL(page.url()).pathname;
}

const pdf = (name: string) => {
  const buffer = Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF");
  return { name, mimeType: "application/pdf", buffer };
};

async function sendPaper(page: Page, kind: string): Promise<void> {
  await page.getByLabel("Document type").selectOption(kind);
  await page.getByLabel("File").setInputFiles(pdf(`${kind}.pdf`));
  await page.getByRole("button", { name: "Send file" }).click();
  await expect(page.getByText("We’ve got your file.")).toBeVisible();
}

/** What is theirs to do before anybody can sign. */
export async function doRentersPart(page: Page): Promise<void> {
  await expect(
    page.getByRole("heading", { name: "Your holding deposit of £415.00" }),
  ).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Count it towards the first month’s rent").check();
  await page.getByLabel(/agree to this/).check();
  await page.getByRole("button", { name: "Send your choice" }).click();
  await expect(page.getByText("we have your choice")).toBeVisible();
  await expect(page.getByRole("heading", { name: /send us your share code$/ })).toBeVisible();
  await expectSound(page);
  await page.getByLabel(`Share code for ${priya.name}`).fill("r7x 2kd 9pa");
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText("We’ve got your share code")).toBeVisible();
  await expect(page.getByRole("heading", { name: /passport or driving licence$/ })).toBeVisible();
  await expectSound(page);
  await sendPaper(page, "identity");
  await expect(page.getByRole("heading", { name: /your proof of income$/ })).toBeVisible();
  await sendPaper(page, "income");
  await expect(page.getByRole("heading", { name: "Nothing to do right now" })).toBeVisible();
  await expectSound(page);
}

/** What the office does before anybody can sign. */
export async function makeChecks(page: Page): Promise<void> {
  const paper = page.getByRole("link", { name: /identity\.pdf$/ });
  const read = await page.request.get(address((await paper.getAttribute("href")) ?? ""));
  expect(read.headers()["content-type"]).toBe("application/pdf");
  const seen = { Evidence: "Seen by video" };
  await recordStep(page, `Identity: ${priya.name}`, seen);
  await recordStep(page, `UK sanctions list: ${priya.name}`, { Evidence: "No match" });
  await recordStep(page, `References: ${priya.name}`, { Evidence: "Employer answered" });
  await expectNoAxeViolations(page);

  const title = `Right to rent: ${priya.name}`;
  const form = await openForm(page, title, "Record right to rent");
  // A limited right is checked before the day of the agreement.
  await fillForm(form, {
    "Checked on": day(decided),
    Method: "Home Office, Landlord Checking Service",
  });
  await fillForm(form, { Result: "Time-limited right", Evidence: "Profile kept" });
  await form.getByLabel("Limited until").fill(addDays(day(started), 400));
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "Record right to rent" }).click();
  await expect(findRow(page, title)).toContainText(
    "Time-limited right, by Landlord Checking Service",
  );
}

export async function issuePapers(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create and email written statement" }).click();
  await receive(priya.email, "Please read: Written statement of terms");
  const given = findRow(page, `Written statement of terms given: ${priya.name}`);
  await expect(given).toContainText("Sent by email with a link");
  for (const kind of [
    "Gas safety certificate",
    "Electrical report",
    "Energy performance certificate",
  ])
    await recordStep(page, `${kind} given`, { Evidence: "Sent with the statement" });
  const agreement = page.locator("form").filter({ hasText: "send for signature" });
  await agreement.getByRole("button", { name: "Preview emails" }).click();
  await expect(agreement.locator(".previewed__mail")).toHaveCount(2);
  await expectNoAxeViolations(page);
  await agreement.getByRole("button", { name: /send for signature$/ }).click();
  await expect(agreement.locator(".previewed__mail")).toHaveCount(0);
}

/** By the link of the mail, after reading the file that is signed. */
export async function sign(
  page: Page,
  { name, email }: { name: string; email: string },
  path: string,
) {
  await page.goto(await receiveLink(email, "Please sign: Tenancy agreement", path));
  await expect(page.getByRole("heading", { name: /sign the agreement$/i })).toBeVisible();
  await expectSound(page);
  const paper = page.getByRole("link", { name: /^Read the agreement/ });
  const read = await page.request.get(address((await paper.getAttribute("href")) ?? ""));
  expect((await read.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await page.getByLabel("Your full name, as your signature").fill(name);
  await page.getByLabel(/^I have read this agreement to its end/).check();
  await page.getByRole("button", { name: "Sign document" }).click();
  await expect(page.getByText("Signed. You can read what you signed")).toBeVisible();
  await expectSound(page);
}

export async function openOnPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}
