import { expect, type Page, test } from "@playwright/test";
import { becomeOwner, joinOffice, startOffice, type TestOffice } from "./office-steps.ts";
import { expectPage, waitForHydration } from "./page-checks.ts";

let office: TestOffice;
test.beforeAll(async () => {
  office = await startOffice({ HUMAN_CHECK: "off" });
});
test.afterAll(() => office.stop());

async function startShowing(page: Page): Promise<void> {
  await page.goto(`${office.url}/office/diary/availability`);
  await page.getByLabel("Your mobile number").fill("020 7946 0183");
  await page.getByRole("button", { name: "Set me up for viewings" }).click();
  await expect(page.getByText("You’re now in the diary.")).toBeVisible();
}

/** A Tuesday, a week ahead at least. */
function findTuesday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test("handing a leaver’s diary to a colleague who is off says so once", async ({
  page,
  browser,
}) => {
  const day = findTuesday();
  await becomeOwner(office, page);
  await startShowing(page);
  const toms = await joinOffice(office, browser, "Tom", "negotiator");
  const tom = await toms.newPage();
  await startShowing(tom);
  await tom.goto(`${office.url}/office/diary/new`);
  await waitForHydration(tom);
  await tom.getByLabel("Other").check();
  await tom.locator("[name='date']").fill(day);
  await tom.locator("[name='time']").fill("10:00");
  await tom.locator("[name='negotiatorId']").selectOption({ label: "Tom" });
  await tom.getByLabel("Location").fill("The archive");
  await tom.getByRole("button", { name: "Add to diary" }).click();
  await expect(tom).toHaveURL(/diary\?day=/);

  await page.goto(`${office.url}/office/diary/availability`);
  await page.getByLabel("First day").fill(day);
  await page.getByRole("button", { name: "Add time off" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.goto(`${office.url}/office/team`);
  await page.getByRole("link", { name: "Tom", exact: true }).click();
  await waitForHydration(page);
  await page.getByLabel("Who takes over their 1 upcoming appointment?").selectOption("Amina Yusuf");
  await page.getByRole("button", { name: "Remove Tom" }).click();
  await expect(
    page.getByText(/10:00: Amina is off until .*We haven’t sent anything\./),
  ).toBeVisible();
  await expect(page.getByLabel("Who takes over their 1 upcoming appointment?")).not.toHaveValue("");
  await expectPage(page, "Tom");
  await page.getByRole("button", { name: "Remove Tom anyway" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  await page.goto(`${office.url}/office/diary/availability`);
  await expect(page.getByText("Other, The archive")).toBeVisible();
  await toms.close();
});
