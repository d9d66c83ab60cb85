import { type BrowserContext, expect, test } from "@playwright/test";
import { becomeOwner, startOffice, type TestOffice } from "./office-steps.ts";
import {
  collectConsoleErrors,
  expectNoAxeViolations,
  expectPage,
  waitForHydration,
} from "./page-checks.ts";

let office: TestOffice;
let cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
test.beforeAll(async ({ browser }) => {
  office = await startOffice({ HUMAN_CHECK: "off", DEMO_DATA: "on" });
  const page = await browser.newPage();
  await becomeOwner(office, page, { name: "Imogen Achebe", email: "imogen@lintel.example.com" });
  cookies = await page.context().cookies();
  await page.close();
});
test.afterAll(() => office.stop());
test.describe.configure({ mode: "serial" });
test.beforeEach(({ context }) => context.addCookies(cookies));

/** Within a word of the street of one home of the demo. */
const streetPart = "utbrook";

test("a caller with a phone only is booked by keys alone, and the home by part of its street", async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${office.url}/office/diary`);
  await waitForHydration(page);
  await expect(page.locator('[data-key="b"]').first()).toBeVisible();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press("b");
  await page.getByLabel("Which property?").focus();
  await expect(page.getByRole("combobox", { name: "Which property?" })).toBeVisible();
  await page.keyboard.type(streetPart);
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
  await press("Enter");
  await page.getByLabel("First name").fill("Dot");
  await page.getByLabel("Phone").fill("07700 900777");
  await expectNoAxeViolations(page);
  await page.getByLabel("Phone").focus();
  await press("Enter");
  await expect(
    page.getByText(
      /^Booked .* Dot has no email address, so we couldn’t send the confirmation\. Call or text 07700 900777\.$/,
    ),
  ).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
  expect(errors.messages).toEqual([]);
});

test("what was said in a call goes on to its booking", async ({ page }) => {
  await page.goto(`${office.url}/office/inbox/new`);
  await waitForHydration(page);
  await page.getByLabel("Name", { exact: true }).fill("Ron Wright");
  await page.getByLabel("Phone").fill("07700 900778");
  await page.getByLabel("Property (optional)").fill("LN0018");
  await page.getByRole("listbox", { name: "Properties" }).getByRole("option").click();
  await page.getByLabel("Call details").fill("Wants to see it.");
  await page.getByRole("button", { name: "Log call and book viewing" }).click();
  await expectPage(page, "Book a viewing of");
  await expect(page.getByLabel("First name")).toHaveValue("Ron");
  await expect(page.getByLabel("Last name")).toHaveValue("Wright");
  await expect(page.getByLabel("Phone")).toHaveValue("07700 900778");
  // They said something, so that no time is chosen for them.
  await page.locator("[name=slot]:enabled").first().check();
  await page.getByRole("button", { name: /^Book / }).click();
  await expect(
    page.getByText(/Ron Wright has no email address, so we couldn’t send the confirmation/),
  ).toBeVisible();
});
