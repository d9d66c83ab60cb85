import { expect, test } from "@playwright/test";
import { site } from "./shared-sites.ts";
import {
  expectNoAxeViolations,
  collectConsoleErrors,
  expectPage,
  disableMaps,
  waitForHydration,
} from "./page-checks.ts";
import { readClipboard } from "./clipboard.ts";
import {
  findCard,
  findCards,
  findCompareBox,
  findSaveButton,
  findShortlistLink,
  getHomeName,
  storeSavedHomes,
} from "./saved-homes.ts";

test.beforeEach(({ page }) => disableMaps(page));

test("a home saved with the heart stays: after a reload, in another tab, until it is removed", async ({
  page,
  context,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  const other = await context.newPage();
  consoleErrors.watchPage(other);
  await other.goto(`${site.url}/properties`);
  await page.goto(`${site.url}/properties`);
  const name = await getHomeName(findCard(page, 0));
  await findSaveButton(page, 0).click();
  await expect(page.getByText(`${name} added to your shortlist.`)).toBeVisible();
  await expect(findSaveButton(page, 0)).toHaveAccessibleName(`Save ${name} to your shortlist`);
  await expect(findSaveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(findSaveButton(other, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(findShortlistLink(other)).toHaveAccessibleName("Shortlist 1 saved home");
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(findSaveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await findCard(page, 1)
    .getByRole("button", { name: /^Save / })
    .click();
  await findShortlistLink(page).click();
  await expectPage(page, "Your shortlist");
  await expect(page.getByText("2 homes", { exact: true })).toBeVisible();
  await expect(findCard(page, 1).getByRole("heading")).toContainText(name);

  await findSaveButton(page, 1).click();
  await expect(page.getByText("1 home", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(findSaveButton(other, 0)).toHaveAttribute("aria-pressed", "false");
  await findSaveButton(page, 0).click();
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
  await expect(findShortlistLink(page)).toHaveAccessibleName("Shortlist");
  await expectNoAxeViolations(page);
  expect(consoleErrors.messages).toEqual([]);
});

test("four homes stand side by side; a fifth is refused kindly", async ({ page }) => {
  const complaints = collectConsoleErrors(page);
  await page.goto(`${site.url}/properties`);
  await page.getByRole("button", { name: "Reject all" }).click();
  await findCompareBox(page, 0).check();
  await expect(page.getByText("1 of 4 homes to compare. Choose another.")).toBeVisible();
  for (const place of [1, 2, 3]) await findCompareBox(page, place).check();
  const names = await Promise.all([0, 1, 2, 3].map((place) => getHomeName(findCard(page, place))));
  const fifth = await getHomeName(findCard(page, 4));
  await findCompareBox(page, 4).click();
  await expect(findCompareBox(page, 4)).not.toBeChecked();
  await expect(
    page.getByText(`You can compare 4 homes at a time. Untick one to add ${fifth}.`),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("link", { name: "Compare 4 of 4 homes" }).click();
  await expectPage(page, "Compare homes");
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  await expect(page.getByRole("columnheader").nth(4)).toContainText(names[3]!);
  await expect(page.getByRole("row", { name: /^Rent £/ })).toContainText("pcm");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await page
    .getByRole("link", { name: `Remove ${names[0]}` })
    .first()
    .click();
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goto(`${site.url}/compare`);
  await expect(page.getByRole("main")).toContainText(/Your ticked homes.*Compare the 3 homes/s);
  await page.goto(`${site.url}/properties`);
  await expect(page.getByRole("link", { name: "Compare 3 of 4 homes" })).toBeVisible();
  await page.getByRole("button", { name: "Clear the comparison" }).click();
  await expect(findCompareBox(page, 1)).not.toBeChecked();
  expect(complaints.messages).toEqual([]);
});

test("a shortlist sent as a link opens for anyone, and says what is gone", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.goto(`${site.url}/properties`);
  await findSaveButton(page, 0).click();
  await findSaveButton(page, 1).click();
  await page.goto(`${site.url}/shortlist`);
  await page.getByRole("button", { name: "Copy a link to this list" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await readClipboard(page.locator("main"));

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`${link},nowhere`);
  // Until then the boxes to compare are hidden.
  await waitForHydration(friend);
  await expectPage(friend, "A shared shortlist");
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(findCards(friend)).toHaveCount(2);
  await expect(friend.getByText("1 home on this list is no longer on the market.")).toBeVisible();
  await friend.getByRole("button", { name: "Save all to my shortlist" }).click();
  await friend.goto(`${site.url}/shortlist`);
  await expect(friend.getByText("2 homes", { exact: true })).toBeVisible();
  expect(await getHomeName(findCard(friend, 0))).toBe(await getHomeName(findCard(page, 0)));
  await friend.context().close();
});

test(
  "a saved home that left the market is said and can be taken off",
  { tag: "@long" },
  async ({ page, context }) => {
    await storeSavedHomes(context, { shortlist: ["nowhere"], compared: ["nowhere"] });
    await page.goto(`${site.url}/shortlist`);
    await expect(page.getByText("1 home on this list is no longer on the market.")).toBeVisible();
    await page.getByRole("button", { name: "Remove it from the list" }).click();
    await expect(page.getByText("Nothing saved yet")).toBeVisible();
    await page.goto(`${site.url}/compare?ids=nowhere`);
    await expect(page.getByText(/1 home in this link is no longer on the market/)).toBeVisible();
  },
);

test("viewed homes come again under the results, until they are forgotten", async ({ page }) => {
  await page.goto(`${site.url}/properties`);
  const names = [await getHomeName(findCard(page, 0)), await getHomeName(findCard(page, 1))];
  const paths = await page
    .locator(".home__name a")
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute("href")!));
  const strip = page.getByRole("region", { name: "Recently viewed" });
  await page.goto(site.url + paths[0]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("saved-homes")))
    .toContain(paths[0]!.split("/").at(-1));
  await expect(strip).toBeHidden();
  await page.goto(site.url + paths[1]);
  await expect(strip.getByRole("link")).toHaveCount(1);
  await expect(strip.getByRole("link")).toContainText(names[0]!);
  await expectNoAxeViolations(page);
  await page.goto(`${site.url}/properties`);
  await expect(strip.getByRole("link")).toHaveCount(2);
  await expect(strip.getByRole("link").first()).toContainText(names[1]!);
  await expectNoAxeViolations(page);
  await strip.getByRole("button", { name: "Clear recently viewed homes" }).click();
  await expect(strip).toBeHidden();
});

test("without storage everything works until the page goes, and says so", async ({ page }) => {
  const complaints = collectConsoleErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Storage is off.", "SecurityError");
      },
    });
  });
  await page.goto(`${site.url}/properties`);
  await expect(page.getByRole("button", { name: "Reject all" })).toBeVisible();
  await findSaveButton(page, 0).click();
  await expect(
    page.getByText(/added to your shortlist\. Your browser won’t let this site save anything/),
  ).toBeVisible();
  await test.step("its words and the cookie question leave the header free", async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const [news, header] = await Promise.all([
      page.locator(".news").boundingBox(),
      page.getByRole("banner").boundingBox(),
    ]);
    expect(news!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  });
  await findShortlistLink(page).click();
  await expect(page.getByText("1 home", { exact: true })).toBeVisible();
  await expect(page.locator(".note")).toContainText(
    "you’ll lose the list when you close or reload",
  );
  expect(complaints.messages).toEqual([]);
});

test("when the site can't be asked, the shortlist says so and tries again", async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/properties`);
  await findSaveButton(page, 0).click();
  await expect(findShortlistLink(page)).toHaveAccessibleName("Shortlist 1 saved home");
  await context.route("**/shortlist.data*", (route) => route.abort());
  await findShortlistLink(page).click();
  await expect(page.getByText("We couldn’t load the homes just now.")).toBeVisible();
  await context.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 home", { exact: true })).toBeVisible();
});

test(
  "spoilt data on the device is no more than nothing saved",
  { tag: "@long" },
  async ({ page, context }) => {
    const complaints = collectConsoleErrors(page);
    await storeSavedHomes(context, "{not JSON");
    await page.goto(`${site.url}/shortlist`);
    await expect(page.getByText("Nothing saved yet")).toBeVisible();
    await page.goto(`${site.url}/properties`);
    await expect(findSaveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
    await findSaveButton(page, 0).click();
    await expect(findShortlistLink(page)).toHaveAccessibleName("Shortlist 1 saved home");
    expect(complaints.messages).toEqual([]);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing that needs it is offered; shared and compared homes show", async ({ page }) => {
    const found = await (await page.request.get(`${site.url}/api/properties?limit=2`)).json();
    const ids = `${found.listings[0]["_id"]},${found.listings[1]["_id"]}`;
    await page.goto(`${site.url}/shortlist?ids=${ids}`);
    await expect(findCards(page)).toHaveCount(2);
    await expect(page.locator(".save, .compare-toggle").filter({ visible: true })).toHaveCount(0);
    await page.goto(`${site.url}/compare?ids=${ids}`);
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await page.goto(`${site.url}/shortlist`);
    await expect(page.getByText("It needs JavaScript")).toBeVisible();
  });
});
