import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { becomeOwner, startOffice, type TestOffice } from "./office-steps.ts";
import {
  collectConsoleErrors,
  expectNoAxeViolations,
  expectPage,
  waitForPage,
} from "./page-checks.ts";

let office: TestOffice;
test.beforeAll(async () => {
  office = await startOffice({ HUMAN_CHECK: "off" });
});
test.afterAll(() => office.stop());

const priya = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900482",
  email: "priya.raman@example.com",
};

async function askForValuation(): Promise<void> {
  const response = await fetch(`${office.url}/api/valrequest`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
    body: JSON.stringify({ freetext: "14 Calvert Terrace", applicant: priya }),
  });
  expect(response.status).toBe(201);
}

/** What was refused before stays unfolded where the site does not take the next try. */
async function expectKeptByFailure(page: Page, form: Locator): Promise<void> {
  const phone = form.getByLabel("Phone", { exact: true });
  const isSent = (method: string) => method === "POST";
  await page.route("**/office/contacts/**", (route) =>
    isSent(route.request().method()) ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Not sent: something went wrong/)).toBeVisible();
  await expect(phone).toBeVisible();
  await expect(phone).toHaveValue("07700 900483");
  await page.unroute("**/office/contacts/**");
  await phone.focus();
}

test("a name and a phone are corrected on the card, with and without script", async ({
  browser,
}) => {
  const owner = await browser.newContext();
  const page = await owner.newPage();
  await becomeOwner(office, page);
  await askForValuation();
  const errors = collectConsoleErrors(page);
  await page.goto(`${office.url}/office/contacts?find=priya.raman@example.com`);
  await page.getByRole("link", { name: "Priya Raman" }).click();
  await waitForPage(page, "Priya Raman");
  const card = page.url();
  const summary = page.getByText("Correct name or phone");
  await summary.focus();
  await page.keyboard.press("Enter");
  const form = page.locator("form", { has: page.getByRole("button", { name: "Save" }) });
  await form.getByLabel("Last name").fill("Ramanathan");
  await form.getByLabel("Phone", { exact: true }).fill("0770");
  await page.keyboard.press("Enter");
  await expect(form.getByText("Please provide us a valid phone number")).toBeVisible();
  await expect(form.getByLabel("Phone", { exact: true })).toBeFocused();
  await expect(form.getByLabel("Last name")).toHaveValue("Ramanathan");
  await expectNoAxeViolations(page);
  await form.getByLabel("Phone", { exact: true }).fill("07700 900483");
  await expectKeptByFailure(page, form);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Contact record updated.")).toBeVisible();
  await expectPage(page, "Priya Ramanathan");
  // Browsers log what is answered 422, as a refused form is, and the failure above.
  expect(errors.messages.filter((message) => !/422|500/.test(message))).toEqual([]);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await owner.storageState(),
  });
  const still = await plain.newPage();
  await still.goto(card);
  await still.getByText("Correct name or phone").click();
  await still.getByLabel("Last name").fill("Raman");
  await still.getByLabel("Phone", { exact: true }).fill("1");
  await still.getByRole("button", { name: "Save" }).click();
  await expect(still.getByText("Please provide us a valid phone number")).toBeVisible();
  await expect(still.getByLabel("Last name")).toHaveValue("Raman");
  await still.getByLabel("Phone", { exact: true }).fill(priya.phone);
  await still.getByRole("button", { name: "Save" }).click();
  await expect(still.getByText("Contact record updated.")).toBeVisible();
  await expect(still.getByRole("heading", { level: 1 })).toContainText("Priya Raman");
  await plain.close();
});
