import { expect, test } from "@playwright/test";
import { site } from "./shared-sites.ts";
import { findDropdown, findResultCount } from "./filter-steps.ts";

test.use({ javaScriptEnabled: false });

test("bad and unknown parameters do not count", { tag: "@long" }, async ({ page }) => {
  await page.goto(`${site.url}/properties?bedsmin=many&colour=red&features=Pool&rentmax=1500`);
  await expect(findResultCount(page, "1 property")).toBeVisible();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Up to £1,500");
});

// The form at one size, `test:long` at both. `read-search.test.ts` turns the prices.
for (const [name, viewport, tag] of [
  ["wide", { width: 1440, height: 900 }, ["@long"]],
  ["narrow", { width: 390, height: 844 }, []],
] satisfies [string, object, string[]][]) {
  test.describe(`without JavaScript, ${name}`, () => {
    test.use({ viewport });

    test("the filters are a plain form", { tag }, async ({ page }) => {
      await page.goto(`${site.url}/properties?sort=rent-asc`);
      await findDropdown(page, "Beds/Baths").click();
      await page.getByLabel("From").filter({ visible: true }).selectOption("2");
      await findDropdown(page, "Price").click();
      await expect(page.getByRole("slider").filter({ visible: true })).toHaveCount(0);
      await page.getByRole("spinbutton", { name: "From" }).fill("2000");
      await page.getByRole("button", { name: "View results" }).click();
      await expect(findResultCount(page, "4 properties")).toBeVisible();
      const query = new URL(page.url()).searchParams;
      expect(query.get("sort")).toBe("rent-asc");
      expect(query.get("rentmin")).toBe("2000");
      expect(query.get("bedsmin")).toBe("2");
      await findDropdown(page, "Price").click();
      await page.getByRole("link", { name: "Clear price" }).click();
      await expect(findResultCount(page, "6 properties")).toBeVisible();
    });

    test("prices that cross are turned by the server", { tag: "@long" }, async ({ page }) => {
      await page.goto(`${site.url}/properties`);
      await findDropdown(page, "Price").click();
      await page.getByRole("spinbutton", { name: "From" }).fill("4000");
      await page.getByRole("spinbutton", { name: "To" }).fill("2000");
      await page.getByRole("button", { name: "View results" }).click();
      await expect(page).toHaveURL(/rentmin=4000.*rentmax=2000/);
      await expect(page.getByText(/^Showing top [1-9]/)).toBeVisible();
      await expect(findDropdown(page, "£2,000 to £4,000")).toBeVisible();
      await expect(page.getByText("‘From’ is above ‘To’")).toHaveCount(0);
    });
  });
}
