import { expect, test } from "@playwright/test";
import { createEmail } from "./emails.ts";
import { site } from "./shared-sites.ts";
import { expectNoAxeViolations, collectConsoleErrors, expectPage } from "./page-checks.ts";

const heading = "Let's book you in for your viewing";

test("from a home to the viewing request in the agency's mail", async ({ page }) => {
  const email = createEmail("priya");
  const consoleErrors = collectConsoleErrors(page);
  const found = await (await page.request.get(`${site.url}/api/properties?limit=1`)).json();
  const id: string = found.listings[0]["_id"];

  await page.goto(`${site.url}/property/${id}`);
  await expect(page.getByText("Pictures are illustrative.")).toBeVisible();
  await page
    .getByRole("link", { name: /^Book (In-person V|v)iewing$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${site.url}/book-viewing/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();

  await page.goto(`${site.url}/book-view/${id}`);
  await expect(page).toHaveTitle(/^Book a viewing of /);
  await expectPage(page, heading);
  await page.getByLabel("First name").fill("Priya");
  await page.getByLabel("Last name").fill("Raman");
  await page.keyboard.press("Enter");
  await page.getByLabel(/phone/i).fill("07700 900123");
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.keyboard.press("Enter");
  const times = page.getByLabel("Days and times that suit you");
  const send = page.getByRole("button", { name: "Request viewing" });
  await times.fill("7");
  await send.click();
  await expect(
    page.getByText("Please provide any free text indicating the times that work for you").first(),
  ).toBeVisible();
  await expectPage(page, heading);
  await times.fill("Saturday morning, or any evening after six.");
  await page.getByRole("radio", { name: "Live video tour" }).check();
  const sent = page.waitForRequest("**/api/submitenquiry");
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({
    _id: id,
    listingid: id,
    rent: found.listings[0].rent,
    extra: { type: "viewing", viewingOption: "Live video tour" },
  });

  await expect(page.getByText("We will be in touch to confirm your viewing shortly")).toBeVisible();
  await expectNoAxeViolations(page);
  expect(consoleErrors.messages).toEqual([]);
  const findNotices = () =>
    site.mail.received.filter(
      ({ recipients, mail: { text } }) =>
        recipients[0] === "hello@lintel.example.com" && text?.includes(email),
    );
  await expect.poll(findNotices).toHaveLength(1);
  expect(findNotices()[0]?.mail.subject).toContain("Viewing request");
  expect(findNotices()[0]?.mail.text).toContain("Live video tour");
});
