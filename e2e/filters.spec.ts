import { expect, type Page, test } from "@playwright/test";
import { type FedSite, startFedSite } from "./fed-site.ts";
import { axeIsSilent, listen, scriptRuns, withoutMaps } from "./page-checks.ts";

let site: FedSite;

test.beforeAll(async () => {
  site = await startFedSite();
});

test.afterAll(() => site.stop());

test.beforeEach(({ page }) => withoutMaps(page));

const dropDown = (page: Page, label: string) => page.locator("summary", { hasText: label });
const showing = (page: Page, homes: string) => page.getByText(`Showing top ${homes}`);

/** Opens a page and waits for its script. */
async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await scriptRuns(page);
}

test.describe("the filter bar", () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test("a choice is counted, then applied, then taken back", async ({ page }) => {
    const complaints = listen(page);
    await open(page, "/properties?show=20");
    await dropDown(page, "Beds/Baths").click();
    await page.getByLabel("From").filter({ visible: true }).selectOption("2");
    const view = page.getByRole("button", { name: "View 6 results" });
    await expect(view).toBeVisible();
    await expect(showing(page, "12 properties")).toBeVisible();
    await axeIsSilent(page);
    await view.click();
    await expect(showing(page, "6 properties")).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=0&bedsmin=2`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/properties?show=20`);
    await expect(showing(page, "12 properties")).toBeVisible();
    await page.goForward();
    await page.getByRole("link", { name: "Remove filter: 2+ beds" }).click();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=0`);
    await expect(showing(page, "12 properties")).toBeVisible();
    expect(complaints.heard).toEqual([]);
  });

  test("price slider and boxes go together, and the handles keep three steps apart", async ({
    page,
  }) => {
    await open(page, "/properties");
    await dropDown(page, "Price").click();
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
    await expect(showing(page, "6 properties")).toBeVisible();
  });

  test("boxes that cross say so beside them and are turned", async ({ page }) => {
    await open(page, "/properties");
    await dropDown(page, "Price").click();
    await page.getByRole("spinbutton", { name: "From" }).fill("4000");
    const to = page.getByRole("spinbutton", { name: "To" });
    await to.fill("2000");
    const words = "‘From’ is above ‘To’: we search from £2,000 to £4,000.";
    await expect(page.getByText(words)).toBeVisible();
    await expect(to).toHaveAccessibleDescription(words);
    await axeIsSilent(page);
    await page.getByRole("button", { name: /^View .*results?$/ }).click();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=2000&rentmax=4000`);
  });

  test("works with the keyboard alone", async ({ page }) => {
    await open(page, "/properties");
    await page.getByRole("button", { name: "Search", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(dropDown(page, "Price")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2000");
    await expect(page.getByRole("button", { name: "View 7 results" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dropDown(page, "Price")).toBeFocused();
    await expect(dropDown(page, "Any price")).toBeVisible();
    await page.keyboard.press("Enter");
    for (const _ of "two") await page.keyboard.press("Tab");
    await page.keyboard.type("2000");
    await page.keyboard.press("Enter");
    await expect(dropDown(page, "From £2,000")).toBeFocused();
    await expect(showing(page, "7 properties")).toBeVisible();
  });

  test("only one drop-down is open, and closing it without View keeps the search", async ({
    page,
  }) => {
    await open(page, "/properties");
    await dropDown(page, "Property type").click();
    await page.getByText("House", { exact: true }).filter({ visible: true }).click();
    await dropDown(page, "Furnishing").click();
    await expect(page.locator("details.filter[open]")).toHaveCount(1);
    await expect(dropDown(page, "Property type")).toContainText("Either");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.locator("details.filter[open]")).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}/properties`);
  });

  test("every filter has its parameter", async ({ page }) => {
    await open(page, "/properties");
    await dropDown(page, "Availability").click();
    await page.getByRole("checkbox", { name: "Now" }).check();
    await page.getByRole("button", { name: /^View .*results?$/ }).click();
    await expect(page).toHaveURL(/availablefrom=now/);
    await dropDown(page, "Property type").click();
    await page.getByRole("radio", { name: "Flat" }).check({ force: true });
    await page.getByRole("button", { name: /^View .*results?$/ }).click();
    await expect(page).toHaveURL(/propType=Flat/);
    await dropDown(page, "Furnishing").click();
    await page.getByRole("radio", { name: "Unfurnished" }).check({ force: true });
    await page.getByRole("button", { name: /^View .*results?$/ }).click();
    await expect(page).toHaveURL(/furnishing=Unfurnished/);
    await dropDown(page, "Special features").click();
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

  test("without a count the button still says what it does", async ({ page }) => {
    await page.route("**/properties/more?**", (route) => route.fulfill({ status: 503 }));
    await open(page, "/properties");
    await dropDown(page, "Beds/Baths").click();
    await page.getByLabel("From").filter({ visible: true }).selectOption("3");
    await page.getByRole("button", { name: "View results" }).click();
    await expect(showing(page, "3 properties")).toBeVisible();
  });

  test("bad and unknown parameters do not count", async ({ page }) => {
    await open(page, "/properties?bedsmin=many&colour=red&features=Pool&rentmax=1500");
    await expect(showing(page, "1 property")).toBeVisible();
    await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Up to £1,500");
  });

  test("nothing found says so and offers ways out", async ({ page }) => {
    await open(page, "/properties?rentmax=1000");
    await expect(
      page.getByText("No matching properties found, please try another search"),
    ).toBeVisible();
    await axeIsSilent(page);
    await page.getByRole("link", { name: "Show up to £1,500" }).click();
    await expect(showing(page, "1 property")).toBeVisible();
  });
});

test.describe("the filter panel", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const opener = (page: Page) => page.getByRole("button", { name: /^Filters/ });
  const panel = (page: Page) => page.getByRole("dialog", { name: "Filters" });

  test("nothing changes until Apply", async ({ page }) => {
    const complaints = listen(page);
    await open(page, "/properties");
    await opener(page).click();
    await axeIsSilent(page);
    const more = panel(page).getByRole("button", { name: "More bedrooms" });
    await more.click();
    await more.click();
    await expect(panel(page).getByText("2+", { exact: true })).toBeVisible();
    await expect(panel(page).getByRole("button", { name: "Apply: view 6 results" })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/properties`);
    await panel(page).getByRole("button", { name: /Apply/ }).click();
    await expect(panel(page)).toBeHidden();
    await expect(showing(page, "6 properties")).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=0&bedsmin=2`);
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toContainText("1");

    await opener(page).click();
    await panel(page).getByRole("button", { name: "Clear all" }).click();
    await panel(page).getByRole("button", { name: "Apply: view 12 results" }).click();
    await expect(page).toHaveURL(`${site.url}/properties?rentmin=0`);
    expect(complaints.heard).toEqual([]);
  });

  test("Close, Escape and the overlay close it and keep the search", async ({ page }) => {
    await open(page, "/properties");
    const ways = [
      () => panel(page).getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(195, 20),
    ];
    for (const close of ways) {
      await opener(page).click();
      await panel(page).getByRole("button", { name: "More bathrooms" }).click();
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
    await expect(page).toHaveURL(`${site.url}/properties`);
    await opener(page).click();
    await expect(panel(page).getByText("1+", { exact: true })).toBeVisible();
  });

  test("the steppers end at their limits", async ({ page }) => {
    await open(page, "/properties?bedsmin=4&bathmin=3");
    await opener(page).click();
    for (const [rooms, most] of [
      ["bedrooms", "5+"],
      ["bathrooms", "4+"],
    ] as const) {
      const more = panel(page).getByRole("button", { name: `More ${rooms}` });
      for (const _ of "more") await more.press("Enter");
      await expect(panel(page).getByText(most, { exact: true })).toBeVisible();
      await expect(more).toHaveAttribute("aria-disabled", "true");
    }
    await expect(panel(page).getByRole("button", { name: "Fewer bedrooms" })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
  });

  test("sections fold, and every filter is there", async ({ page }) => {
    await open(page, "/flats-to-rent/shoreditch");
    await opener(page).click();
    for (const section of ["Property type", "Availability", "Special features"])
      await dropDown(page, section).filter({ visible: true }).click();
    await panel(page).getByRole("radio", { name: "Flat" }).check({ force: true });
    await panel(page).getByRole("radio", { name: "Furnished", exact: true }).check({ force: true });
    await panel(page).getByRole("checkbox", { name: "Brand New" }).check();
    await panel(page).getByRole("checkbox", { name: "Now" }).check();
    await axeIsSilent(page);
    await panel(page).getByRole("button", { name: /Apply/ }).click();
    await expect(page).toHaveURL(
      `${site.url}/flats-to-rent/shoreditch?rentmin=0&propType=Flat&furnishing=Furnished&availablefrom=now&features=BrandNew`,
    );
  });
});
