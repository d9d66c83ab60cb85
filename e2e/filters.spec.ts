import { expect, test } from "@playwright/test";
import { site } from "./shared-sites.ts";
import { expectNoAxeViolations, collectConsoleErrors, disableMaps } from "./page-checks.ts";
import { findDropdown, findResultCount, openPage } from "./filter-steps.ts";

test.beforeEach(({ page }) => disableMaps(page));

test.describe("the filter bar", () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test("a choice is counted, then applied, then taken back", async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page);
    await openPage(page, `${site.url}/properties?show=20`);
    await findDropdown(page, "Beds/Baths").click();
    await page.getByLabel("From").filter({ visible: true }).selectOption("2");
    const view = page.getByRole("button", { name: "View 6 results" });
    await expect(view).toBeVisible();
    await expect(findResultCount(page, "12 properties")).toBeVisible();
    await expectNoAxeViolations(page);
    await view.click();
    await expect(findResultCount(page, "6 properties")).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=0&bedsmin=2`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/properties?show=20`);
    await expect(findResultCount(page, "12 properties")).toBeVisible();
    await page.goForward();
    await page.getByRole("link", { name: "Remove filter: 2+ beds" }).click();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=0`);
    await expect(findResultCount(page, "12 properties")).toBeVisible();
    expect(consoleErrors.messages).toEqual([]);
  });

  test("price slider and boxes go together, the handles keep three steps apart, and boxes that cross are turned", async ({
    page,
  }) => {
    await openPage(page, `${site.url}/properties`);
    await findDropdown(page, "Price").click();
    const lowest = page.getByRole("slider", { name: "Lowest rent" });
    const highest = page.getByRole("slider", { name: "Highest rent" });
    const from = page.getByRole("spinbutton", { name: "From" });
    const to = page.getByRole("spinbutton", { name: "To" });
    await expect(page.getByText("£700 to £7,000+")).toBeVisible();

    await from.fill("2000");
    await expect(lowest).toHaveValue("2000");
    await expect(lowest).toHaveAttribute("aria-valuetext", "£2,000 a month");
    await to.fill("2200");
    await highest.focus();
    for (const _ of "ten steps!") await page.keyboard.press("ArrowLeft");
    await expect(highest).toHaveValue("2150");
    await expect(to).toHaveValue("2150");
    await page.keyboard.press("End");
    await expect(to).toHaveValue("");
    await lowest.focus();
    await page.keyboard.press("ArrowRight");
    await expect(from).toHaveValue("2050");
    await to.fill("99999");
    await expect(to).toHaveValue("10000");
    await page.getByRole("button", { name: "View 6 results" }).click();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=2050&rentmax=10000`);
    await expect(findResultCount(page, "6 properties")).toBeVisible();

    await test.step("boxes that cross say so beside them and are turned", async () => {
      await findDropdown(page, "£2,050 to £10,000").click();
      await from.fill("4000");
      await to.fill("2000");
      const words = "‘From’ is above ‘To’, so we’re searching from £2,000 to £4,000.";
      await expect(page.getByText(words)).toBeVisible();
      await expect(to).toHaveAccessibleDescription(words);
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: /^View .*results?$/ }).click();
      await expect(page).toHaveURL(`${site.url}/properties?rentmin=2000&rentmax=4000`);
    });
  });

  test(
    "a drop-down that can't be loaded says so, closes, and opens at a second try",
    { tag: "@long" },
    async ({ page }) => {
      await page.route("**/assets/filter-popover-*.js*", (route) => route.abort());
      await openPage(page, `${site.url}/properties`);
      await findDropdown(page, "Price").click();
      await expect(page.getByText("The filters didn’t load. Please try again.")).toBeVisible();
      await expect(page.locator("details.filter[open]")).toHaveCount(0);
      await page.unroute("**/assets/filter-popover-*.js*");
      await findDropdown(page, "Price").click();
      await expect(page.getByRole("spinbutton", { name: "From" })).toBeVisible();
    },
  );

  test("a drop-down opened before the page's script has run is filled by it", async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/properties`, { waitUntil: "commit" });
    await findDropdown(page, "Price").click();
    script.resolve();
    await expect(page.getByRole("spinbutton", { name: "From" })).toBeVisible();
  });

  test("works with the keyboard alone", async ({ page }) => {
    await openPage(page, `${site.url}/properties`);
    await page.getByRole("button", { name: "Search", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(findDropdown(page, "Price")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2000");
    await expect(page.getByRole("button", { name: "View 7 results" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(findDropdown(page, "Price")).toBeFocused();
    await expect(findDropdown(page, "Any price")).toBeVisible();
    await page.keyboard.press("Enter");
    for (const _ of "two") await page.keyboard.press("Tab");
    await page.keyboard.type("2000");
    await page.keyboard.press("Enter");
    await expect(findDropdown(page, "From £2,000")).toBeFocused();
    await expect(findResultCount(page, "7 properties")).toBeVisible();
  });

  test("only one drop-down is open, closing it without View keeps the search, and every filter has its parameter", async ({
    page,
  }) => {
    await openPage(page, `${site.url}/properties`);
    await findDropdown(page, "Property type").click();
    await page.getByText("House", { exact: true }).filter({ visible: true }).click();
    await findDropdown(page, "Furnishing").click();
    await expect(page.locator("details.filter[open]")).toHaveCount(1);
    await expect(findDropdown(page, "Property type")).toContainText("Either");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.locator("details.filter[open]")).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}/properties`);

    await findDropdown(page, "Availability").click();
    await page.getByRole("checkbox", { name: "Now" }).check();
    await page.getByRole("button", { name: /^View .*results?$/ }).click();
    await expect(page).toHaveURL(/availablefrom=now/);
    await findDropdown(page, "Property type").click();
    await page.getByRole("radio", { name: "Flat" }).check({ force: true });
    await page.getByRole("button", { name: /^View .*results?$/ }).click();
    await expect(page).toHaveURL(/propType=Flat/);
    await findDropdown(page, "Furnishing").click();
    await page.getByRole("radio", { name: "Unfurnished" }).check({ force: true });
    await page.getByRole("button", { name: /^View .*results?$/ }).click();
    await expect(page).toHaveURL(/furnishing=Unfurnished/);
    await findDropdown(page, "Special features").click();
    await page.getByRole("checkbox", { name: "Pet Friendly" }).check();
    await page.getByRole("checkbox", { name: "Parking" }).check();
    await page.getByRole("button", { name: /^View .*results?$/ }).click();
    await expect(page).toHaveURL(/features=PetFriendly&features=Parking/);
    const chips = page.getByRole("list", { name: "Active filters" }).getByRole("link");
    await expect(chips).toHaveText([
      /Available now/,
      /Flat/,
      /Unfurnished/,
      /Pet Friendly/,
      /Parking/,
      "Clear all",
    ]);
    await page.reload();
    await expect(chips).toHaveCount(6);
    await chips.last().click();
    await expect(page).toHaveURL(`${site.url}/properties`);
  });

  test("without a count the button still says what it does", { tag: "@long" }, async ({ page }) => {
    await page.route("**/properties/more?**", (route) => route.fulfill({ status: 503 }));
    await openPage(page, `${site.url}/properties`);
    await findDropdown(page, "Beds/Baths").click();
    await page.getByLabel("From").filter({ visible: true }).selectOption("3");
    await page.getByRole("button", { name: "View results" }).click();
    await expect(findResultCount(page, "3 properties")).toBeVisible();
  });

  test("nothing found says so and offers ways out", async ({ page }) => {
    await openPage(page, `${site.url}/properties?rentmax=1000`);
    await expect(
      page.getByText("No matching properties found, please try another search"),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Show up to £1,500" }).click();
    await expect(findResultCount(page, "1 property")).toBeVisible();
  });
});
