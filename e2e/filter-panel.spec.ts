import { expect, type Page, test } from "@playwright/test";
import { site } from "./shared-sites.ts";
import { expectNoAxeViolations, collectConsoleErrors, disableMaps } from "./page-checks.ts";
import { findDropdown, findResultCount, openPage } from "./filter-steps.ts";

test.beforeEach(({ page }) => disableMaps(page));

test.describe("the filter panel", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const findPanelOpener = (page: Page) => page.getByRole("button", { name: /^Filters/ });
  const findPanel = (page: Page) => page.getByRole("dialog", { name: "Filters" });

  test("nothing changes until Apply", async ({ page }) => {
    const complaints = collectConsoleErrors(page);
    await openPage(page, `${site.url}/properties`);
    await findPanelOpener(page).click();
    await expect(findPanel(page)).toBeVisible();
    await expectNoAxeViolations(page);
    const more = findPanel(page).getByRole("button", { name: "More bedrooms" });
    await more.click();
    await more.click();
    await expect(findPanel(page).getByText("2+", { exact: true })).toBeVisible();
    await expect(
      findPanel(page).getByRole("button", { name: "Apply: view 6 results" }),
    ).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/properties`);
    await findPanel(page).getByRole("button", { name: /Apply/ }).click();
    await expect(findPanel(page)).toBeHidden();
    await expect(findResultCount(page, "6 properties")).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=0&bedsmin=2`);
    await expect(findPanelOpener(page)).toBeFocused();
    await expect(findPanelOpener(page)).toContainText("1");

    await findPanelOpener(page).click();
    await findPanel(page).getByRole("button", { name: "Clear all" }).click();
    await findPanel(page).getByRole("button", { name: "Apply: view 12 results" }).click();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=0`);
    expect(complaints.messages).toEqual([]);
  });

  test("that can't be loaded says so, keeps the search, and opens at a second try", async ({
    page,
  }) => {
    await openPage(page, `${site.url}/properties`);
    await page.route("**/assets/filter-panel-form-*.js*", (route) => route.abort());
    await findPanelOpener(page).click();
    await expect(page.getByText("The filters didn’t load. Please try again.")).toBeVisible();
    await expect(findResultCount(page, "12 properties")).toBeVisible();
    await page.unroute("**/assets/filter-panel-form-*.js*");
    await findPanelOpener(page).click();
    await expect(findPanel(page)).toBeVisible();
  });

  test("Back closes it and keeps the page and the search, and is not needed after Close or Apply", async ({
    page,
  }) => {
    await page.goto(`${site.url}/renters`);
    await openPage(page, `${site.url}/properties?bedsmin=1`);
    await findPanelOpener(page).click();
    await expect(findPanel(page)).toBeVisible();
    await page.goBack();
    await expect(findPanel(page)).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/properties?bedsmin=1`);

    await findPanelOpener(page).click();
    await findPanel(page).getByRole("button", { name: "More bathrooms" }).click();
    await findPanel(page).getByRole("button", { name: /Apply/ }).click();
    await expect(page).toHaveURL(/bathmin=2/);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/properties?bedsmin=1`);
    await expect(findPanel(page)).toBeHidden();
    await findPanelOpener(page).click();
    await findPanel(page).getByRole("button", { name: "Close" }).click();
    await expect(findPanel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/renters`);
  });

  test("Close, Escape and the overlay close it and keep the search", async ({ page }) => {
    await openPage(page, `${site.url}/properties`);
    const closeActions = [
      () => findPanel(page).getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(195, 20),
    ];
    for (const close of closeActions) {
      await findPanelOpener(page).click();
      await findPanel(page).getByRole("button", { name: "More bathrooms" }).click();
      await close();
      await expect(findPanel(page)).toBeHidden();
      await expect(findPanelOpener(page)).toBeFocused();
    }
    await expect(page).toHaveURL(`${site.url}/properties`);
    await findPanelOpener(page).click();
    await expect(findPanel(page).getByText("1+", { exact: true })).toBeVisible();
  });

  test("the steppers end at their limits", { tag: "@long" }, async ({ page }) => {
    await openPage(page, `${site.url}/properties?bedsmin=4&bathmin=3`);
    await findPanelOpener(page).click();
    for (const [rooms, most] of [
      ["bedrooms", "5+"],
      ["bathrooms", "4+"],
    ] as const) {
      const more = findPanel(page).getByRole("button", { name: `More ${rooms}` });
      for (const _ of "more") await more.press("Enter");
      await expect(findPanel(page).getByText(most, { exact: true })).toBeVisible();
      await expect(more).toHaveAttribute("aria-disabled", "true");
    }
    await expect(findPanel(page).getByRole("button", { name: "Fewer bedrooms" })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
  });

  test("sections fold, and every filter is there", async ({ page }) => {
    await openPage(page, `${site.url}/flats-to-rent/shoreditch`);
    await findPanelOpener(page).click();
    for (const section of ["Property type", "Availability", "Special features"])
      await findDropdown(page, section).filter({ visible: true }).click();
    await findPanel(page).getByRole("radio", { name: "Flat" }).check({ force: true });
    await findPanel(page)
      .getByRole("radio", { name: "Furnished", exact: true })
      .check({ force: true });
    await findPanel(page).getByRole("checkbox", { name: "Brand New" }).check();
    await findPanel(page).getByRole("checkbox", { name: "Now" }).check();
    await expectNoAxeViolations(page);
    await findPanel(page).getByRole("button", { name: /Apply/ }).click();
    await expect(page).toHaveURL(
      `${site.url}/flats-to-rent/shoreditch?rentmin=0&propType=Flat&furnishing=Furnished&availablefrom=now&features=BrandNew`,
    );
  });
});
