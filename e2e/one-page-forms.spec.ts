import { expect, type Page, test } from "@playwright/test";
import { createEmail } from "./emails.ts";
import { openHome } from "./feed-homes.ts";
import { expectNoAxeViolations } from "./page-checks.ts";
import { demoSite, findMailText, site } from "./shared-sites.ts";

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.getByRole("button", { name: "Reject all" }).click();
}

test("/contact: messages after touch, counter, a number with its country code, success, an emptied form, Clear", async ({
  page,
}) => {
  const send = page.getByRole("button", { name: "Send message" });
  const phone = page.getByLabel(/phone/i);
  await openPage(page, "/contact");
  await page.getByLabel("First name").focus();
  await page.getByLabel("Last name").focus();
  await expect(page.getByText("First name is required")).toBeVisible();
  await page.getByLabel("First name").fill("Devan");
  await page.getByLabel("Last name").fill("Okafor");
  await phone.fill("none");
  await page.getByRole("textbox", { name: "Message" }).fill("Do you look after houses in Salford?");
  await expect(page.getByText("36 of 2,500")).toBeVisible();
  await expect(phone).toHaveAccessibleDescription(/^Phone is invalid/);
  await expect(send).toBeDisabled();
  await expectNoAxeViolations(page);
  await phone.fill("+353 1 555 0123");
  await send.click();
  await expect(page.getByText("Your message was sent successfully")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await page.getByLabel("First name").fill("Devan");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("the human check is solved without a word, also for the second try of a call that failed", async ({
  page,
}) => {
  await page.route("**/api/contactus", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(`${demoSite.url}/contact`);
  // Typing begins the check.
  const check = page.waitForResponse("**/api/human-check");
  await page.getByLabel("First name").fill("Devan");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel(/phone/i).fill("07700 900789");
  await page.getByRole("textbox", { name: "Message" }).fill("Do you look after houses in Salford?");
  await page.getByRole("button", { name: "Send message" }).click();
  expect(await (await check).json()).toMatchObject({ kind: "proof" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your message was sent successfully")).toBeVisible();
});

test.describe("/referral", () => {
  const findSend = (page: Page) => page.getByRole("button", { name: "Send referral" });
  const fillForm = async (page: Page) => {
    await page.getByLabel("Your name").fill("Mina Castell");
    await page.getByLabel("Your email").fill("mina@example.com");
    await page.getByLabel("Landlord's name").fill("Odile Hart");
    await page.getByLabel("Landlord's email").fill("odile@example.com");
    await page.getByLabel("Landlord’s phone number").fill("07700 900321");
  };

  test("who refers themselves is told where to go instead, and loses nothing; a success state in place", async ({
    page,
  }) => {
    const landlord = page.getByLabel("Landlord's email");
    await openPage(page, "/referral");
    await fillForm(page);
    await landlord.fill("Mina@Example.com");
    await findSend(page).click();
    await expect(landlord).toBeFocused();
    await expect(landlord).toHaveAccessibleDescription(/your own email.+book a free valuation/i);
    await expectNoAxeViolations(page);
    // Either address may be the mistaken one.
    await page.getByLabel("Your email").fill("mina.castell@example.com");
    await expect(landlord).not.toHaveAccessibleDescription(/your own email/);
    await page.getByLabel("Your email").fill("mina@example.com");
    await landlord.fill("odile@example.com");
    await findSend(page).click();
    await expect(page.getByRole("heading", { name: /thank/i })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test("/sorry when it fails twice, in place of the form, and the way back to it", async ({
    page,
  }) => {
    await page.route("**/api/referral", (route) => route.fulfill({ status: 502 }));
    await openPage(page, "/referral");
    await fillForm(page);
    await findSend(page).click();
    const before = await page.evaluate(() => window.history.length);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${site.url}/sorry`);
    // The form's history entry is replaced, and the link leads back to it.
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    await page.getByRole("link", { name: "Back to the form" }).click();
    await expect(page.getByLabel("Landlord's name")).toHaveValue("Odile Hart");
  });
});

test.describe("/build-to-rent", () => {
  const findForm = (page: Page) => page.locator(".building-form");
  const findSend = (page: Page) => findForm(page).getByRole("button", { name: "Book valuation" });

  test("the button waits until the form is complete, the box may stay empty; thanks and mail promise contact about the building", async ({
    page,
  }) => {
    const email = createEmail("lena");
    await openPage(page, "/build-to-rent");
    await expect(page.getByRole("heading", { name: "What operators say" })).toBeVisible();
    await expect(findSend(page)).toBeDisabled();
    await findForm(page).getByLabel("First name").fill("Lena");
    await findForm(page).getByLabel("Last name").fill("Voss");
    await findForm(page).getByLabel(/phone/i).fill("07700 900654");
    await findForm(page).getByLabel("Email").fill(email);
    await expect(findSend(page)).toBeEnabled();
    await findForm(page)
      .getByLabel(/Where the building is/)
      .fill("Salford Quays, 180 homes");
    await expectNoAxeViolations(page);
    const sent = page.waitForResponse((response) => response.url().endsWith("/api/valrequest"));
    await findSend(page).click();
    expect((await sent).status()).toBe(201);
    await expect(
      page.getByText("We will contact you about your building within 24 hours."),
    ).toBeVisible();
    await expect.poll(() => findMailText(email)).toMatch(/your building.+within 24 hours/);
    await expect
      .poll(() => findMailText("hello@lintel.example.com", email))
      .toMatch(/Build-to-rent valuation.+Salford Quays, 180 homes/);
  });

  test(
    "what is wrong is told from what is empty, and nothing is lost on the way to /sorry and back",
    { tag: "@long" },
    async ({ page }) => {
      await page.route("**/api/valrequest", (route) => route.fulfill({ status: 500 }));
      await openPage(page, "/build-to-rent");
      await page.getByLabel("First name").fill("Lena");
      await page.getByLabel("Last name").fill("Voss");
      await page.getByLabel(/phone/i).fill("ask my assistant");
      await expect(page.locator("#lacking")).toHaveText(
        "To send this we still need: a valid email.To correct: your phone number.",
      );
      await page.getByLabel(/phone/i).fill("07700 900654");
      await page.getByLabel(/e-?mail/i).fill("lena@example.com");
      await page.getByLabel(/Where the building is/).fill("Salford Quays, 180 homes");
      await findSend(page).click();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page).toHaveURL(`${site.url}/sorry`);
      await expect(page.getByText("Your answers are still in the form.")).toBeVisible();
      await page.getByRole("link", { name: "Back to the form" }).click();
      await expect(page.getByLabel(/Where the building is/)).toHaveValue(
        "Salford Quays, 180 homes",
      );
      await expect(page.getByLabel("First name")).toHaveValue("Lena");
    },
  );
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
    await openHome(page, 0);
    await expect(page.getByRole("link", { name: "Enquire" }).first()).toBeVisible();
    await expect(page.getByRole("main").locator("button:visible:disabled")).toHaveCount(0);
  });
});
