import { expect, type Locator, type Page, test } from "@playwright/test";
import { site } from "./shared-sites.ts";
import { expectNoAxeViolations, collectConsoleErrors, disableMaps } from "./page-checks.ts";

const label = "Area, postcode, station or school";

test.beforeEach(({ page }) => disableMaps(page));

async function openField(page: Page): Promise<Locator> {
  await page.goto(`${site.url}/renters`);
  return focusField(page);
}

/** The script makes it a combobox when it has the focus. */
async function focusField(page: Page): Promise<Locator> {
  await page.getByRole("main").getByLabel(label).first().focus();
  const field = page.getByRole("main").getByRole("combobox", { name: /station or school/ });
  await expect(field).toBeVisible();
  return field;
}

test("by keyboard: type, choose, and arrive at the results", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  const field = await openField(page);
  await field.pressSequentially("shored");
  const options = page.getByRole("option");
  await expect(options).toHaveText([/^Shoreditch Area/, /^Shoreditch High Street .*station/]);
  await expect(page.getByText("2 suggestions, choose with the arrow keys.")).toBeAttached();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expectNoAxeViolations(page);

  await field.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id"))!,
  );
  await field.press("End");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await field.press("Home");
  await field.press("ArrowUp");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0);
  await field.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue("shored");
  await expect(field).toBeFocused();

  await field.press("ArrowDown");
  await expect(options).toHaveCount(2);
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(`${site.url}/properties?q=Shoreditch+High+Street+station#results`);
  await expect(
    page.getByText("Homes within a mile of Shoreditch High Street station."),
  ).toBeVisible();
  await expect(page.locator("#results")).toBeInViewport();
  await expectNoAxeViolations(page);
  expect(consoleErrors.messages).toEqual([]);
});

test("a press on a suggestion searches it, Enter what was typed, also mistyped or where the suggestions fail", async ({
  page,
}) => {
  let field = await openField(page);
  await field.fill("imperial col");
  await page.getByRole("option", { name: /^Imperial College London/ }).click();
  await expect(page).toHaveURL(`${site.url}/properties?q=Imperial+College+London#results`);
  await expect(page.getByText("Homes within a mile of Imperial College London.")).toBeVisible();

  field = await focusField(page);
  await field.fill("shoredich");
  await field.press("Enter");
  await expect(page.getByText("Homes in Shoreditch. You typed “shoredich”.")).toBeVisible();

  await page.route("**/api/places?*", (route) => route.abort());
  field = await focusField(page);
  await field.fill("Old Street station");
  await expect(
    page.getByText("No suggestions. Press Enter to search for what you typed."),
  ).toBeAttached();
  await field.press("Enter");
  await expect(page.getByText("Homes within a mile of Old Street station.")).toBeVisible();
});

test(
  "a page of a city suggests its own places, and London's letters of a postcode",
  { tag: "@long" },
  async ({ page }) => {
    const openSuggestions = async (path: string, text: string) => {
      await page.goto(site.url + path);
      await page.getByRole("main").getByLabel(label).first().focus();
      const field = page.getByRole("combobox", { name: /station or school/ });
      await field.fill("");
      const answered = page.waitForResponse("**/api/places?*");
      await field.pressSequentially(text);
      await answered;
      return field;
    };
    await openSuggestions("/flats-to-rent/manchester", "dids");
    await expect(page.getByRole("option").first()).toHaveText(/^Didsbury Area, Manchester/);
    const field = await openSuggestions("/flats-to-rent/manchester", "shoreditch");
    await expect(
      page.getByText("No suggestions. Press Enter to search for what you typed."),
    ).toBeAttached();
    await field.press("Enter");
    await expect(page.getByText("Homes in Shoreditch.")).toBeVisible();

    await openSuggestions("/flats-to-rent/london", "w");
    await expect(page.getByRole("option").first()).toHaveText(/^W Postcode area, London/);
    await page.getByRole("option").first().click();
    await expect(page.getByText("Homes in W.")).toBeVisible();
    await page.goto(`${site.url}/flats-to-rent/se`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flats to rent in SE");
  },
);

test("an area without homes begins with the nearest that have some, and the alert form", async ({
  page,
}) => {
  await page.goto(`${site.url}/flats-to-rent/uxbridge`);
  const facts = page.getByRole("region", { name: "Around Uxbridge" });
  await expect(facts).toContainText("Uxbridge today: no homes");
  await expect(facts.getByRole("heading", { name: "Nearest areas with homes" })).toBeVisible();
  await expect(facts.getByRole("listitem").first()).toContainText(/\d homes?$/);
  const tops = await Promise.all(
    [
      facts,
      page.getByRole("heading", { name: "Get an email about these homes" }),
      page.getByRole("heading", {
        name: "No matching properties found, please try another search",
      }),
    ].map(async (part) => (await part.boundingBox())?.y ?? NaN),
  );
  expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
  await expectNoAxeViolations(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the field is a plain one of a form that searches", async ({ page }) => {
    await page.goto(`${site.url}/renters`);
    const field = page.getByRole("main").getByLabel(label);
    await expect(field).not.toHaveAttribute("role", "combobox");
    await field.fill("Old Street station");
    await field.press("Enter");
    await expect(page).toHaveURL(`${site.url}/properties?q=Old+Street+station#results`);
    await expect(page.getByText("Homes within a mile of Old Street station.")).toBeVisible();
  });

  test(
    "a text that nothing is called says so and keeps the results",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(`${site.url}/properties?q=xyzzy`);
      await expect(page.getByText("We don’t know a place called “xyzzy”")).toBeVisible();
      await expect(page.getByText("Showing top 12 properties")).toBeVisible();
    },
  );

  test(
    "of an address the district is understood, of a postcode too, and said",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(`${site.url}/properties?q=12+Sheep+Lane+E8`);
      await expect(
        page.getByText("Homes in E8. The only part of “12 Sheep Lane E8” we recognise is “E8”."),
      ).toBeVisible();
      await page.goto(`${site.url}/properties?q=e27dp`);
      await expect(
        page.getByText("E2 7DP: around E2, because we don’t know the exact street."),
      ).toBeVisible();
    },
  );

  test("the list of areas says how many homes each has", async ({ page }) => {
    await page.goto(`${site.url}/rental-areas-london`);
    const areas = page.locator("#areas");
    await expect(areas.getByRole("listitem").filter({ hasText: "Shoreditch" })).toHaveText(
      "Shoreditch 11 homes",
    );
    await expect(areas.getByRole("listitem").filter({ hasText: "Uxbridge" })).toHaveText(
      "Uxbridge 0 homes",
    );
    const findPlate = (name: string) =>
      page.locator(".areas__plates").getByRole("listitem").filter({ hasText: name });
    await expect(findPlate("Shoreditch")).toHaveText("Shoreditch E2 11 homes");
    await expect(findPlate("Chelsea")).toHaveText("Chelsea SW3 0 homes");
    await expect(findPlate("Manchester")).toHaveText("Manchester 0 homes");
    const east = page.locator("#postcodes-E");
    await expect(east.getByRole("heading")).toHaveText(/^E 10 homes/);
    await east.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flats to rent in E");
  });
});
