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

test("/contact: messages after touch, counter, Clear, success and an emptied form", async ({
  page,
}) => {
  await openPage(page, "/contact");
  await page.getByLabel("First name").focus();
  await page.getByLabel("Last name").focus();
  await expect(page.getByText("First name is required")).toBeVisible();
  await page.getByLabel("First name").fill("Devan");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel(/phone/i).fill("07700 900789");
  await page.getByRole("textbox", { name: "Message" }).fill("Do you look after houses in Salford?");
  await expect(page.getByText("36 of 2,500")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message was sent successfully")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await page.getByLabel("First name").fill("Devan");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("/referral: a success state in place, and /sorry when it fails twice", async ({ page }) => {
  const fillForm = async () => {
    await page.getByLabel("Your name").fill("Mina Castell");
    await page.getByLabel("Your email").fill("mina@example.com");
    await page.getByLabel("Landlord's name").fill("Odile Hart");
    await page.getByLabel("Landlord's email").fill("odile@example.com");
    await page.getByLabel("Landlord's phone number").fill("07700 900321");
  };
  const send = page.locator("form button[type=submit]");
  await openPage(page, "/referral");
  await fillForm();
  await expectNoAxeViolations(page);
  await send.click();
  await expect(page.getByRole("heading", { name: /thank/i })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.route("**/api/referral", (route) => route.fulfill({ status: 502 }));
  await page.goto(`${site.url}/referral`);
  await fillForm();
  await send.click();
  const before = await page.evaluate(() => window.history.length);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${site.url}/sorry`);
  // The form's history entry is replaced, and the link leads back to it.
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  await page.getByRole("link", { name: "Back to the form" }).click();
  await expect(page.getByLabel("Landlord's name")).toHaveValue("Odile Hart");
});

test("/build-to-rent: the button waits until the form is complete", async ({ page }) => {
  await openPage(page, "/build-to-rent");
  const send = page.locator(".building-form button[type=submit]");
  await expect(send).toBeDisabled();
  await page.getByLabel("First name").fill("Lena");
  await page.getByLabel("Last name").fill("Voss");
  await page.getByLabel(/phone/i).fill("07700 900654");
  await page.getByLabel(/e-?mail/i).fill("lena@example.com");
  await expect(send).toBeEnabled();
  const sent = page.waitForResponse((response) => response.url().endsWith("/api/valrequest"));
  await send.click();
  expect((await sent).status()).toBe(201);
});

test("/build-to-rent: what is wrong is told from what is empty, and nothing is lost on the way to /sorry and back", async ({
  page,
}) => {
  await page.route("**/api/valrequest", (route) => route.fulfill({ status: 500 }));
  await openPage(page, "/build-to-rent");
  const incompleteFields = page.locator("#lacking");
  await page.getByLabel("First name").fill("Lena");
  await page.getByLabel("Last name").fill("Voss");
  await page.getByLabel(/phone/i).fill("ask my assistant");
  await expect(incompleteFields).toHaveText(
    "To send this we still need: a valid email.To put right: your phone number.",
  );
  await page.getByLabel(/phone/i).fill("07700 900654");
  await page.getByLabel(/e-?mail/i).fill("lena@example.com");
  await page.getByLabel(/Where the building is/).fill("Salford Quays, 180 homes");
  await page.locator(".building-form button[type=submit]").click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${site.url}/sorry`);
  await expect(page.getByText("Your answers are still in the form.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the form" }).click();
  await expect(page.getByLabel(/Where the building is/)).toHaveValue("Salford Quays, 180 homes");
  await expect(page.getByLabel("First name")).toHaveValue("Lena");
});

test.describe("while the script does not come", () => {
  test.beforeEach(({ page }) => page.route("**/assets/*.js", (route) => route.abort()));

  test("/contact says what is wrong in title and summary, and Clear empties it", async ({
    page,
  }) => {
    await page.goto(`${site.url}/contact`);
    await page.getByLabel("First name").fill("Devan");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await page.getByRole("link", { name: "Last name is required" }).click();
    await expect(page.getByLabel("Last name")).toBeFocused();
    await expect(page.getByLabel("First name")).toHaveValue("Devan");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page.getByLabel("First name")).toHaveValue("");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("a campaign's answer has its button", async ({ page }) => {
    await page.goto(`${site.url}/renter-check?id=c7Q2&dev=Tannery+Yard&resp=true`);
    await page.getByRole("button", { name: "Register my answer" }).click();
    await expect(page.getByText("there was a problem registering your response")).toBeVisible();
  });

  test("a home's page shows no button that would do nothing", async ({ page }) => {
    const answer = await page.request.get(`${site.url}/api/properties?limit=1`);
    const { listings }: { listings: [{ _id: string }] } = await answer.json();
    await page.goto(`${site.url}/property/${listings[0]._id}`);
    await expect(page.getByRole("link", { name: "Enquire" }).first()).toBeVisible();
    await expect(page.getByRole("main").locator("button:visible:disabled")).toHaveCount(0);
  });
});
