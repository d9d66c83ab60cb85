import { expect, type Page, test } from "@playwright/test";
import { type FedSite, startFedSite } from "./fed-site.ts";
import { withoutMaps } from "./page-checks.ts";

let site: FedSite;

test.beforeAll(async () => {
  site = await startFedSite();
});

test.afterAll(() => site.stop());

test.beforeEach(({ page }) => withoutMaps(page));

const dropDown = (page: Page, label: string) => page.locator("summary", { hasText: label });
const showing = (page: Page, homes: string) => page.getByText(`Showing top ${homes}`);

for (const [name, viewport] of [
  ["wide", { width: 1440, height: 900 }],
  ["narrow", { width: 390, height: 844 }],
] as const) {
  test.describe(`without JavaScript, ${name}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test("the filters are a plain form", async ({ page }) => {
      await page.goto(`${site.url}/properties?sort=rent-asc`);
      await dropDown(page, "Beds/Baths").click();
      await page.getByLabel("From").filter({ visible: true }).selectOption("2");
      await dropDown(page, "Price").click();
      await expect(page.getByRole("slider").filter({ visible: true })).toHaveCount(0);
      await page.getByRole("spinbutton", { name: "From" }).fill("2000");
      await page.getByRole("button", { name: "View results" }).click();
      await expect(showing(page, "4 properties")).toBeVisible();
      const query = new URL(page.url()).searchParams;
      expect(query.get("sort")).toBe("rent-asc");
      expect(query.get("rentmin")).toBe("2000");
      expect(query.get("bedsmin")).toBe("2");
      await dropDown(page, "Price").click();
      await page.getByRole("link", { name: "Clear price" }).click();
      await expect(showing(page, "6 properties")).toBeVisible();
    });

    test("prices that cross are turned by the server", async ({ page }) => {
      await page.goto(`${site.url}/properties`);
      await dropDown(page, "Price").click();
      await page.getByRole("spinbutton", { name: "From" }).fill("4000");
      await page.getByRole("spinbutton", { name: "To" }).fill("2000");
      await page.getByRole("button", { name: "View results" }).click();
      await expect(page).toHaveURL(/rentmin=4000.*rentmax=2000/);
      await expect(page.getByText(/^Showing top [1-9]/)).toBeVisible();
      await expect(dropDown(page, "£2,000 to £4,000")).toBeVisible();
      await expect(page.getByText("‘From’ is above ‘To’")).toHaveCount(0);
    });
  });
}
