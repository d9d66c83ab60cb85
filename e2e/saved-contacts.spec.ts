import { expect, type Locator, type Page, test } from "@playwright/test";
import { createEmail } from "./emails.ts";
import { site } from "./shared-sites.ts";
import { expectNoAxeViolations, collectConsoleErrors, waitForHydration } from "./page-checks.ts";

const thanks = "We will be in touch to confirm your viewing shortly";
const readSavedContacts = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "applicants");
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null;
};
const readTop = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
const readTrackedEvents = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (entry) => "event" in entry && entry.event === "Website - Viewing Request",
    ),
  );

test("a contact that was used once is offered again, kept once, and goes when told to", async ({
  page,
}) => {
  const email = createEmail("imogen");
  const consoleErrors = collectConsoleErrors(page);
  const found = await (await page.request.get(`${site.url}/api/properties?limit=1`)).json();
  const id: string = found.listings[0]["_id"];

  await page.goto(`${site.url}/book-view/${id}`);
  await page.getByRole("button", { name: "Accept all" }).click();
  await waitForHydration(page);
  await page.getByLabel("First name").fill("Imogen");
  await page.getByLabel("Last name").fill("Hale");
  await page.keyboard.press("Enter");
  await page.getByLabel(/phone/i).fill("07700 900789");
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.keyboard.press("Enter");
  await page.getByLabel("Days and times that suit you").fill("Saturday morning");
  expect(await readSavedContacts(page)).toBeNull();
  await page.getByRole("button", { name: "Request viewing" }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await readTrackedEvents(page)).toHaveLength(1);
  const contact = { firstname: "Imogen", lastname: "Hale", phone: "07700 900789", email };
  // The code that keeps a contact is loaded after the thanks.
  await expect.poll(() => readSavedContacts(page)).toEqual([contact]);

  await page.goto(`${site.url}/enquire/${id}`);
  const chosen = page.getByRole("button", { name: "Imogen Hale", exact: true });
  await expect(chosen).toBeVisible();
  expect(await readTop(chosen)).toBeLessThan(await readTop(page.getByLabel("First name")));
  await expectNoAxeViolations(page);
  await chosen.click();
  await page.getByLabel(/question/i).fill("Is it on the quiet side?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await readTrackedEvents(page)).toHaveLength(1);
  expect(await readSavedContacts(page)).toEqual([contact]);

  await page.goto(`${site.url}/book-view/${id}`);
  await page.getByRole("button", { name: "Remove Imogen Hale" }).click();
  await expect(chosen).toHaveCount(0);
  expect(await readSavedContacts(page)).toBeNull();
  expect(consoleErrors.messages).toEqual([]);
});
