import { expect, type Page, test } from "@playwright/test";
import { type FedSite, startFedSite } from "./fed-site.ts";
import { axeIsSilent } from "./page-checks.ts";

let site: FedSite;

test.beforeAll(async () => {
  site = await startFedSite();
});

test.afterAll(() => site.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.getByRole("button", { name: "Reject all" }).click();
}

const wizards = ["/book-valuation", "/switch-provider", "/request-demo"];

for (const path of wizards) {
  test(`${path}: a word is no phone, and says so beside the field`, async ({ page }) => {
    await open(page, path);
    await page.getByLabel("First name").fill("Rosalind");
    await page.getByLabel("Last name").fill("Pike");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel(/phone/i).fill("call me");
    await page.getByLabel(/e-?mail/i).fill("rosalind@example.com");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByLabel(/phone/i)).toHaveAccessibleDescription(
      "Please provide us a valid phone number",
    );
    await expect(page.getByLabel(/phone/i)).toHaveValue("call me");
    await page.getByLabel(/phone/i).fill("+33 1 99 00 12 34");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("button", { name: "Send request" })).toBeVisible();
  });
}

test("/contact: a word is no phone, a number with its country code is", async ({ page }) => {
  await open(page, "/contact");
  await page.getByLabel("First name").fill("Devan");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel(/phone/i).fill("none");
  await page.getByRole("textbox", { name: "Message" }).fill("Do you look after houses?");
  await expect(page.getByLabel(/phone/i)).toHaveAccessibleDescription(/^Phone is invalid/);
  await expect(page.getByRole("button", { name: "Send message" })).toBeDisabled();
  await page.getByLabel(/phone/i).fill("+353 1 555 0123");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message was sent successfully")).toBeVisible();
});

test("/referral: who refers themselves is told where to go instead, and loses nothing", async ({
  page,
}) => {
  await open(page, "/referral");
  await page.getByLabel("Your name").fill("Mina Castell");
  await page.getByLabel("Your email").fill("mina@example.com");
  await page.getByLabel("Landlord's name").fill("Mina Castell");
  await page.getByLabel("Landlord's email").fill("Mina@Example.com");
  await page.getByLabel("Landlord's phone number").fill("07700 900321");
  await page.getByRole("button", { name: "Send referral" }).click();
  const landlord = page.getByLabel("Landlord's email");
  await expect(landlord).toBeFocused();
  await expect(landlord).toHaveAccessibleDescription(/your own email.+book a free valuation/i);
  await axeIsSilent(page);
  await landlord.fill("odile@example.com");
  await page.getByRole("button", { name: "Send referral" }).click();
  await expect(page.getByRole("heading", { name: /thank/i })).toBeVisible();
});
