import { expect, type Page, test } from "@playwright/test";
import { type SiteWithFeed, startSiteWithFeed } from "./site-with-feed.ts";
import { expectNoAxeViolations } from "./page-checks.ts";

let site: SiteWithFeed;

test.beforeAll(async () => {
  site = await startSiteWithFeed();
});

test.afterAll(() => site.stop());

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.getByRole("button", { name: "Reject all" }).click();
}

function findMailText(recipient: string, containing = ""): string {
  const mails = site.mail.received.filter(
    ({ mail, recipients }) => recipients[0] === recipient && mail.text?.includes(containing),
  );
  return (mails.at(-1)?.mail.text ?? "").replaceAll(/\s+/g, " ");
}

const wizards = ["/book-valuation", "/switch-provider", "/request-demo"];

for (const path of wizards) {
  test(`${path}: a word is no phone, and says so beside the field`, async ({ page }) => {
    await openPage(page, path);
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
  await openPage(page, "/contact");
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
  await openPage(page, "/referral");
  await page.getByLabel("Your name").fill("Mina Castell");
  await page.getByLabel("Your email").fill("mina@example.com");
  await page.getByLabel("Landlord's name").fill("Mina Castell");
  await page.getByLabel("Landlord's email").fill("Mina@Example.com");
  await page.getByLabel("Landlord's phone number").fill("07700 900321");
  await page.getByRole("button", { name: "Send referral" }).click();
  const landlord = page.getByLabel("Landlord's email");
  await expect(landlord).toBeFocused();
  await expect(landlord).toHaveAccessibleDescription(/your own email.+book a free valuation/i);
  await expectNoAxeViolations(page);
  // Either address may be the mistaken one.
  await page.getByLabel("Your email").fill("mina.castell@example.com");
  await expect(landlord).not.toHaveAccessibleDescription(/your own email/);
  await page.getByLabel("Your email").fill("mina@example.com");
  await landlord.fill("odile@example.com");
  await page.getByRole("button", { name: "Send referral" }).click();
  await expect(page.getByRole("heading", { name: /thank/i })).toBeVisible();
});

test("/build-to-rent: the box may stay empty; thanks and mail promise contact about the building", async ({
  page,
}, { project }) => {
  const email = `lena.${project.name}@example.com`;
  await openPage(page, "/build-to-rent");
  await expect(page.getByRole("heading", { name: "What operators say" })).toBeVisible();
  const form = page.locator(".building-form");
  await form.getByLabel("First name").fill("Lena");
  await form.getByLabel("Last name").fill("Voss");
  await form.getByLabel(/phone/i).fill("07700 900654");
  await form.getByLabel("Email").fill(email);
  await expect(form.getByRole("button", { name: "Book valuation" })).toBeEnabled();
  await form.getByLabel(/Where the building is/).fill("Salford Quays, 180 homes");
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "Book valuation" }).click();
  await expect(
    page.getByText("We will contact you about your building within 24 hours."),
  ).toBeVisible();
  await expect.poll(() => findMailText(email)).toMatch(/your building.+within 24 hours/);
  await expect
    .poll(() => findMailText("hello@lintel.example.com", email))
    .toMatch(/Build-to-rent valuation.+Salford Quays, 180 homes/);
});

test("/multi-property: its valuation asks how many homes, and the agency reads 'portfolio'", async ({
  page,
}, { project }) => {
  const email = `odile.${project.name}@example.com`;
  await openPage(page, "/multi-property");
  const valuationLinks = page.getByRole("main").locator('a[href^="/book-valuation"]');
  for (const valuationLink of await valuationLinks.all())
    await expect(valuationLink).toHaveAttribute("href", /source=portfolio/);
  await page.getByRole("link", { name: "Book your free valuation" }).first().click();
  await page.getByLabel("First name").fill("Odile");
  await page.getByLabel("Last name").fill("Hart");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel(/phone/i).fill("07700 900321");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Next" }).click();
  const homes = page.getByLabel("How many homes");
  await homes.fill("about twenty");
  await page.getByLabel(/Your list/).fill("1 to 22 Hart Row, Leith Street, E2");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(homes).toHaveAccessibleDescription("Please tell us how many homes, in figures");
  await expectNoAxeViolations(page);
  await homes.fill("22");
  await page.reload();
  await expect(homes).toHaveValue("22");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your dedicated account manager")).toBeVisible();
  await expect.poll(() => findMailText(email)).toContain("valuation of your portfolio");
  await expect
    .poll(() => findMailText("hello@lintel.example.com", email))
    .toMatch(/Portfolio valuation request.+portfolio.+22/);
});
