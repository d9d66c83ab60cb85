import { expect, test } from "@playwright/test";
import { createEmail } from "./emails.ts";
import { getHomeId } from "./feed-homes.ts";
import { site } from "./shared-sites.ts";
import { expectStored } from "./without-script-steps.ts";
import { expectNoAxeViolations, collectConsoleErrors, expectPage } from "./page-checks.ts";

test("from the feed to the two received e-mails", async ({ page }) => {
  const email = createEmail("priya");
  const consoleErrors = collectConsoleErrors(page);

  await page.goto(`${site.url}/properties`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your ideal home");
  await expect(page.getByText("Showing top 12 properties")).toBeVisible();
  await expect(page.getByRole("link", { name: /More details/ })).toHaveCount(10);
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page.getByRole("link", { name: /More details/ })).toHaveCount(12);

  await page.goto(`${site.url}/properties?rentmin=2000&bedsmin=2`);
  await expect(page.getByText("Showing top 4 properties")).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("link", { name: /More details/ })
    .first()
    .click();
  const home = await opened;
  consoleErrors.watchPage(home);
  const name = (await home.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(home.getByText("miles").first()).toBeVisible();

  // Until the styles are there the panel of wide screens shows too, of which a phone has none.
  await home.locator(".rent-bar").getByRole("link", { name: "Enquire" }).click();
  await expectPage(home, "Have questions about this property?");
  await home.getByLabel("First name").fill("Priya");
  await home.getByLabel("Last name").fill("Raman");
  await home.keyboard.press("Enter");
  await home.getByLabel(/phone/i).fill("07700 900123");
  await home.getByLabel(/e-?mail/i).fill(email);
  await expectPage(home, "Have questions about this property?");
  await home.keyboard.press("Enter");
  await home.getByLabel(/question/i).fill("Is it on the quiet side?\nEvenings suit me.");
  await expectPage(home, "Have questions about this property?");
  await home.getByRole("radio", { name: "In person" }).check();
  await home.getByRole("radio", { name: "No preference" }).check();
  const sent = home.waitForRequest("**/api/submitenquiry");
  await home.getByRole("button", { name: "Send message" }).click();
  expect((await sent).postDataJSON().extra).toMatchObject({ viewingOption: null });

  await expect(home.getByText("We will be in touch to confirm your viewing shortly")).toBeVisible();
  await expect(
    home.getByText("We've sent you a confirmation email to the email you've provided."),
  ).toBeVisible();
  await expectNoAxeViolations(home);
  expect(consoleErrors.messages).toEqual([]);

  const findMailsAbout = () =>
    site.mail.received.filter(({ mail: { text } }) => text?.includes(name));
  const findMailsTo = (address: string) => () =>
    findMailsAbout().filter(({ recipients }) => recipients[0] === address);
  await expect.poll(findMailsTo(email)).toHaveLength(1);
  await expect
    .poll(() =>
      findMailsTo("hello@lintel.example.com")().filter(({ mail: { text } }) =>
        text?.includes(email),
      ),
    )
    .toHaveLength(1);
  const [confirmation] = findMailsTo(email)();
  // Whoever gives another's address must not have their own words sent there.
  expect(confirmation?.mail.text).not.toContain("Is it on the quiet side?");
  expect(confirmation?.mail.html).toContain(`${site.url}/property/`);
});

test("an unknown home or path answers the not-found page with status 404", async ({ page }) => {
  const heading = "Oh - seems like you got lost";
  for (const path of ["/property/nowhere", "/404", "/flats-to-rent/atlantis"]) {
    const response = await page.request.get(site.url + path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(heading);
  }
  expect((await page.goto(`${site.url}/nowhere`))?.status()).toBe(404);
  await expectPage(page, heading);
});

test(
  "when the call fails twice nothing typed is lost and /sorry follows",
  { tag: "@long" },
  async ({ page }) => {
    await page.route("**/api/submitenquiry", (route) => route.fulfill({ status: 503 }));
    await page.goto(`${site.url}/enquire/${getHomeId(0)}`);
    await page.getByLabel("First name").fill("Priya");
    await page.getByLabel("Last name").fill("Raman");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel(/phone/i).fill("07700 900123");
    await page.getByLabel(/e-?mail/i).fill("priya@example.com");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel(/question/i).fill("Quiet?");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${site.url}/sorry`);
    await page.goBack();
    await expect(page.getByLabel(/question/i)).toHaveValue("Quiet?");
  },
);

test("what was sent again after /sorry and a reload is one enquiry, and no page says it failed", async ({
  page,
}) => {
  const email = createEmail("tomasz");
  const keys: (string | undefined)[] = [];
  await page.route("**/api/submitenquiry", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    // It arrives, but its answer is lost.
    const response = await route.fetch();
    await (keys.length < 3 ? route.fulfill({ status: 503 }) : route.fulfill({ response }));
  });
  await page.goto(`${site.url}/enquire/${getHomeId(0)}`);
  await page.getByLabel("First name").fill("Tomasz");
  await page.getByLabel("Last name").fill("Wren");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel(/phone/i).fill("07700 900123");
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel(/question/i).fill("Quiet?");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${site.url}/sorry`);
  await page.goBack();
  await page.reload();
  await expect(page.getByLabel(/question/i)).toHaveValue("Quiet?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Tomasz" })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expectStored(email, "enquiries", { mails: ["enquiry-notice"] });

  await page.goForward();
  await expectPage(page, "Have questions about this property?");
  await expect(page).not.toHaveURL(/sorry/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an area page shows the area's homes under its specified title", async ({ page }) => {
    await page.goto(`${site.url}/flats-to-rent/shoreditch`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flats to rent in Shoreditch");
    await expect(page).toHaveTitle(
      "Properties to rent in Shoreditch - Rental Flats, Houses and Apartments",
    );
    await expect(page.getByText("Showing top 12 properties")).toBeVisible();
  });

  test("the search filters, loads more and leads to a home", async ({ page }) => {
    await page.goto(`${site.url}/properties`);
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page.getByRole("link", { name: /More details/ })).toHaveCount(12);
    await page.goto(`${site.url}/properties?bedsmin=3`);
    await expect(page.getByText("Showing top 3 properties")).toBeVisible();
    await page.goto(`${site.url}/properties?rentmin=9000`);
    await expect(
      page.getByText("No matching properties found, please try another search"),
    ).toBeVisible();
  });
});
