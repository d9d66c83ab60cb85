import { expect, type Page, test } from "@playwright/test";
import { type SiteWithFeed, startSiteWithFeed } from "./site-with-feed.ts";
import { expectNoAxeViolations } from "./page-checks.ts";

let site: SiteWithFeed;

test.beforeAll(async () => {
  site = await startSiteWithFeed();
});

test.afterAll(() => site.stop());

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

async function fillNameAndContact(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Rosalind");
  await page.getByLabel("Last name").fill("Pike");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel(/phone/i).fill("07700 900456");
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByRole("button", { name: "Next" }).click();
}

for (const { path, call, heading, asks } of wizards) {
  test(`${path}: three steps, axe silent on each, thanks, and both e-mails`, async ({ page }, {
    project,
  }) => {
    const email = `rosalind${path.replaceAll("/", ".")}.${project.name}@example.com`;
    await openPage(page, path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Please provide a contact name").first()).toBeVisible();
    await fillNameAndContact(page, email);
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
        ({ mail, recipients }) => recipients[0] === to && mail.text?.includes("14 Calico Street"),
      );
    await expect.poll(() => findMailsTo(email)).toHaveLength(1);
    await expect
      .poll(() =>
        findMailsTo("hello@lintel.example.com").filter((m) => m.mail.text?.includes(email)),
      )
      .toHaveLength(1);
  });
}

test("the browser's Back moves a step back, and a reload keeps the step and what was typed", async ({
  page,
}) => {
  await openPage(page, "/book-valuation");
  await fillNameAndContact(page, "rosalind@example.com");
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
    await fillNameAndContact(page, "rosalind@example.com");
    await page.getByLabel(/Address/).fill("14 Calico Street");
  };

  test("when the visitor is asked to wait", async ({ page }) => {
    await page.route("**/api/valrequest", (route) =>
      route.fulfill({ status: 429, headers: { "Retry-After": "20" } }),
    );
    await openFilledForm(page);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText("Please wait 20 seconds")).toBeVisible();
    await expect(page.getByLabel(/Address/)).toHaveValue("14 Calico Street");
  });

  test("when the browser is offline: it says so, and sends once the line is back", async ({
    page,
    context,
  }) => {
    await openFilledForm(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel(/Address/)).toHaveValue("14 Calico Street");
    await context.setOffline(false);
    await page.getByRole("button", { name: /Try again|Send request/ }).click();
    await expect(page.getByText("We've sent you a confirmation email")).toBeVisible();
  });

  test("when the server takes long: the button waits, and one request is kept", async ({
    page,
  }) => {
    let calls = 0;
    const pressedAgain = Promise.withResolvers<void>();
    await page.route("**/api/valrequest", async (route) => {
      calls += 1;
      await pressedAgain.promise;
      await route.continue();
    });
    await openFilledForm(page);
    const send = page.getByRole("button", { name: "Send request" });
    await send.click();
    await expect(send).toHaveAttribute("aria-busy", "true");
    await send.click({ force: true });
    pressedAgain.resolve();
    await expect(page.getByText("We've sent you a confirmation email")).toBeVisible();
    expect(calls).toBe(1);
  });

  test("when the server answers 500 twice: /sorry, and the way back has everything", async ({
    page,
  }) => {
    await page.route("**/api/valrequest", (route) => route.fulfill({ status: 500 }));
    await openFilledForm(page);
    await page.getByRole("button", { name: "Send request" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${site.url}/sorry`);
    await page.goBack();
    await expect(page.getByLabel(/Address/)).toHaveValue("14 Calico Street");
  });
});

test("a contact used before is offered, chosen, and can be removed", async ({ page }) => {
  await openPage(page, "/book-valuation");
  await fillNameAndContact(page, "rosalind.again@example.com");
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
});
