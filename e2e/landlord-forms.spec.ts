import { expect, type Page, test } from "@playwright/test";
import { createEmail } from "./emails.ts";
import { findMailText, site } from "./shared-sites.ts";
import { expectNoAxeViolations } from "./page-checks.ts";

const wizards = [
  {
    path: "/book-valuation",
    call: "/api/valrequest",
    heading: "Book your free valuation",
    asks: /Address/,
  },
  {
    path: "/switch-provider",
    call: "/api/switchrequest",
    heading: "Switch your provider now",
    asks: /Present provider/,
  },
  {
    path: "/request-demo",
    call: "/api/demorequest",
    heading: "Book your Property Wallet demo",
    asks: /What the demo/,
  },
];

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.getByRole("button", { name: "Reject all" }).click();
}

async function fillName(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Rosalind");
  await page.getByLabel("Last name").fill("Pike");
  await page.getByRole("button", { name: "Next" }).click();
}

async function fillNameAndContact(page: Page, email: string): Promise<void> {
  await fillName(page);
  await page.getByLabel(/phone/i).fill("07700 900456");
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByRole("button", { name: "Next" }).click();
}

for (const [index, { path, call, heading, asks }] of wizards.entries()) {
  const tag = index === 0 ? [] : ["@long"];
  test(
    `${path}: three steps, axe silent on each, thanks, and both e-mails`,
    { tag },
    async ({ page }) => {
      const email = createEmail("rosalind");
      const next = page.getByRole("button", { name: "Next" });
      await openPage(page, path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectNoAxeViolations(page);
      await next.click();
      await expect(page.getByText("Please provide a contact name").first()).toBeVisible();
      await fillName(page);

      await test.step("a word is no phone, and says so beside the field", async () => {
        const phone = page.getByLabel(/phone/i);
        await phone.fill("call me");
        await page.getByLabel(/e-?mail/i).fill(email);
        await next.click();
        await expect(phone).toHaveAccessibleDescription("Please provide us a valid phone number");
        await expect(phone).toHaveValue("call me");
        await phone.fill("+33 1 99 00 12 34");
        await next.click();
      });

      await expectNoAxeViolations(page);
      await page.getByLabel(asks).fill("14 Calico Street, E2: three bedrooms, mornings suit me.");
      const sent = page.waitForResponse((response) => response.url().endsWith(call));
      await page.getByRole("button", { name: "Send request" }).click();
      expect((await sent).status()).toBe(201);
      await expect(
        page.getByText("We've sent you a confirmation email to the email you've provided."),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      const findMailsTo = (to: string) =>
        site.mail.received.filter(
          ({ mail, recipients }) =>
            recipients[0] === to && (to === email || mail.text?.includes("14 Calico Street")),
        );
      await expect.poll(() => findMailsTo(email)).toHaveLength(1);
      await expect
        .poll(() =>
          findMailsTo("hello@lintel.example.com").filter((m) => m.mail.text?.includes(email)),
        )
        .toHaveLength(1);
    },
  );
}

test("the browser's Back moves a step back, and a reload keeps the step and what was typed", async ({
  page,
}) => {
  await openPage(page, "/book-valuation");
  await fillNameAndContact(page, createEmail("rosalind"));
  await page.getByLabel(/Address/).fill("14 Calico Street");
  await page.reload();
  await expect(page.getByLabel(/Address/)).toHaveValue("14 Calico Street");
  await page.goBack();
  await expect(page.getByLabel(/phone/i)).toHaveValue("07700 900456");
  await page.goBack();
  await expect(page.getByLabel("First name")).toHaveValue("Rosalind");
  await page.goForward();
  await expect(page.getByLabel(/phone/i)).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
});

test.describe("nothing typed is lost", () => {
  const openFilledForm = async (page: Page) => {
    await openPage(page, "/book-valuation");
    await fillNameAndContact(page, createEmail("rosalind"));
    await page.getByLabel(/Address/).fill("14 Calico Street");
  };
  const expectKept = (page: Page) =>
    expect(page.getByLabel(/Address/)).toHaveValue("14 Calico Street");

  test("when the server answers 500 twice: /sorry, and the way back; when the visitor is asked to wait", async ({
    page,
  }) => {
    const failing = (status: number) => ({ status, headers: { "Retry-After": "20" } });
    await page.route("**/api/valrequest", (route) => route.fulfill(failing(500)), { times: 2 });
    await openFilledForm(page);
    await page.getByRole("button", { name: "Send request" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${site.url}/sorry`);
    await page.goBack();
    await expectKept(page);

    await page.route("**/api/valrequest", (route) => route.fulfill(failing(429)));
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText("Please wait 20 seconds")).toBeVisible();
    await expectKept(page);
  });

  test("when the browser is offline: it says so; when the server takes long: the button waits, and one request is kept", async ({
    page,
    context,
  }) => {
    await openFilledForm(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectKept(page);
    await context.setOffline(false);

    let calls = 0;
    const pressedAgain = Promise.withResolvers<void>();
    await page.route("**/api/valrequest", async (route) => {
      calls += 1;
      await pressedAgain.promise;
      await route.continue();
    });
    const send = page.getByRole("button", { name: /Try again|Send request/ });
    await send.click();
    await expect(send).toHaveAttribute("aria-busy", "true");
    await send.click({ force: true });
    pressedAgain.resolve();
    await expect(page.getByText("We've sent you a confirmation email")).toBeVisible();
    expect(calls).toBe(1);
  });
});

test(
  "a contact used before is offered, chosen, and can be removed",
  { tag: "@long" },
  async ({ page }) => {
    await openPage(page, "/book-valuation");
    await fillNameAndContact(page, createEmail("rosalind"));
    await page.getByLabel(/Address/).fill("14 Calico Street");
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText("We've sent you a confirmation email")).toBeVisible();
    await page.goto(`${site.url}/switch-provider`);
    await page.getByRole("button", { name: /^(?!Remove).*Rosalind Pike/ }).click();
    await expect(page.getByLabel(/Present provider/)).toBeVisible();
    await page.goto(`${site.url}/request-demo`);
    await page.getByRole("button", { name: /Remove.*Rosalind/ }).click();
    await page.reload();
    await expect(page.getByLabel("First name")).toBeVisible();
    await expect(page.getByText("Rosalind Pike")).toHaveCount(0);
  },
);

test("/multi-property: its valuation asks how many homes, and the agency reads 'portfolio'", async ({
  page,
}) => {
  const email = createEmail("odile");
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
  const homes = page.getByLabel("Number of properties");
  await homes.fill("about twenty");
  await page.getByLabel(/Your list/).fill("1 to 22 Hart Row, Leith Street, E2");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(homes).toHaveAccessibleDescription("Enter the number of properties in figures");
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
