import { expect, test } from "@playwright/test";
import { expectNoAxeViolations, waitForHydration } from "./page-checks.ts";
import { site } from "./shared-sites.ts";

test.describe("what is typed before the script has arrived", () => {
  test.beforeEach(async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/referral`, { waitUntil: "commit" });
    await page.getByLabel("Your name").fill("Mina Castell");
    await page.getByLabel("Your email").fill("mina@example.com");
    await page.getByLabel("Landlord's name").fill("Odile Hart");
    await page.getByLabel("Landlord's email").fill("odile@example.com");
    await page.getByLabel("Landlord’s phone number").fill("07700 900321");
    arrival.resolve();
  });

  test("is kept, and can be sent", async ({ page }) => {
    await expect(page.getByRole("button", { name: "Send referral" })).toBeEnabled();
    await expect(page.getByLabel("Your name")).toHaveValue("Mina Castell");
  });

  test("is still there after sending has failed", { tag: "@long" }, async ({ page }) => {
    await waitForHydration(page);
    await page.route("**/api/referral", (route) => route.fulfill({ status: 502 }));
    await page.getByRole("button", { name: "Send referral" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: "Back to the form" }).click();
    await expect(page.getByLabel("Your name")).toHaveValue("Mina Castell");
    await expect(page.getByLabel("Landlord’s phone number")).toHaveValue("07700 900321");
  });
});

test("Back before the script of a page that was loaded again has arrived leads to the page before", async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.goto(`${site.url}/faq`);
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL(/about-us/);
  await page.route("**/assets/*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/faq/);
  arrival.resolve();
  await expect(page).toHaveTitle(/^Questions and answers/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Questions, answered plainly" }),
  ).toBeVisible();
});

test.describe("a form that is sent before the script has arrived", () => {
  test("no button is dead: who presses one sends the plain form, which is accessible", async ({
    page,
  }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(`${site.url}/book-valuation`);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("alert")).toContainText("Please provide a contact name");
    await expectNoAxeViolations(page);
    await page.getByLabel("First name").fill("Rosalind");
    await page.getByLabel("Last name").fill("Pike");
    await page.keyboard.press("Enter");
    await page.getByLabel(/phone/i).fill("07700 900321");
    await page.getByLabel(/^e-?mail/i).fill("rosalind.early@example.com");
    await page.keyboard.press("Enter");
    await page.locator("textarea").fill("Any evening after six");
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("heading", { name: "Check your answers" })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test("a form that was sent before it goes on with the script", async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/switch-provider`, { waitUntil: "commit" });
    await page.getByLabel("First name").fill("Rosalind");
    await page.getByLabel("Last name").fill("Pike");
    await page.getByRole("button", { name: "Next" }).click({ noWaitAfter: true });
    await page.getByLabel(/phone/i).fill("07700 900321");
    arrival.resolve();
    await waitForHydration(page);
    await page.getByLabel(/^e-?mail/i).fill("rosalind.late@example.com");
    await page.getByRole("button", { name: "Next" }).click();
    await page.locator("textarea").fill("Any evening after six");
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("heading", { name: "Thank you, Rosalind" })).toBeVisible();
  });
});

test("a page that the server can't give says so, keeps the menu, and the way back works", async ({
  page,
}) => {
  await page.goto(`${site.url}/faq`);
  await page.getByRole("button", { name: "Reject all" }).click();
  const down = { status: 503, body: "down", headers: { "Server-Timing": 'request;desc="abc"' } };
  await page.route(/\.data(\?|$)/, (route) => route.fulfill(down));
  await page.getByRole("contentinfo").getByRole("link", { name: "Property search" }).click();
  await expect(page.getByRole("heading", { name: "Sorry, this page didn’t open" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /^Call/ })).toBeVisible();
  await expect(page.getByText("Please quote abc")).toBeVisible();
  await page.unroute(/\.data(\?|$)/);
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
});

test("a form that the server can't give says so, and gives another way", async ({ page }) => {
  await page.goto(`${site.url}/faq`);
  await page.getByRole("button", { name: "Reject all" }).click();
  await page.route(/\/contact\.data/, (route) => route.fulfill({ status: 503, body: "down" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Oops! We had a problem loading the form",
  );
  await expect(page.getByRole("main").getByRole("link", { name: /^Call/ })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Property search" }).click();
  await expect(page).toHaveURL(`${site.url}/properties`);
});

test("a page whose code can't be loaded says so, instead of reloading the one that is read", async ({
  page,
}) => {
  await page.goto(`${site.url}/landlords`);
  await waitForHydration(page);
  await page.route("**/assets/contact-page-*.js", (route) => route.abort());
  await page.evaluate(() => sessionStorage.clear());
  await page
    .getByRole("link", { name: /contact/i })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${site.url}/error`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Oops! We had a problem loading the form",
  );
});
