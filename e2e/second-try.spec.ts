import { expect, type Page, test } from "@playwright/test";
import { fullHome } from "./feed.ts";
import { openHome } from "./feed-homes.ts";
import { openPage } from "./map-steps.ts";
import { waitForHydration } from "./page-checks.ts";
import { demoSite, site } from "./shared-sites.ts";

/** @returns lets it through from now on, under whatever address it is asked for */
async function loseScript(page: Page, name: string): Promise<() => Promise<void>> {
  const addresses = `**/assets/${name}-*.js*`;
  let lost = 0;
  await page.route(addresses, (route) => {
    lost++;
    return route.abort();
  });
  return async () => {
    expect(lost, `${name} was asked for`).toBeGreaterThan(0);
    await page.unroute(addresses);
  };
}

test.describe("a script that did not arrive is asked for again at the next try", () => {
  test("sharing a home", async ({ page }) => {
    await openHome(page, fullHome);
    const restore = await loseScript(page, "share-dialog");
    await page.getByRole("button", { name: "Share this home" }).click();
    await expect(page.getByText("Sharing didn’t load. Please try again.")).toBeVisible();
    await restore();
    await page.getByRole("button", { name: "Share this home" }).click();
    await expect(page.getByRole("dialog", { name: /^Share / })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Share this home" }).click();
    await expect(page.getByRole("dialog", { name: /^Share / })).toBeVisible();
  });

  test("a map", { tag: "@long" }, async ({ page }) => {
    // A phone shows it on demand.
    await page.setViewportSize({ width: 1440, height: 900 });
    const restore = await loseScript(page, "results-map-canvas");
    await openPage(page, `${demoSite.url}/flats-to-rent/shoreditch?bedsmin=1`);
    await expect(page.getByText("The map didn’t load.")).toBeVisible();
    await restore();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".pin").first()).toBeVisible();
  });

  test("more homes of a search", { tag: "@long" }, async ({ page }) => {
    // A large screen shows the link at once, and asks for what it needs.
    const restore = await loseScript(page, "fetch-homes");
    await openPage(page, `${demoSite.url}/properties`);
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page.getByText("The next homes didn’t load.")).toBeVisible();
    const shown = await page.locator(".homes > li").count();
    await restore();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect.poll(() => page.locator(".homes > li").count()).toBeGreaterThan(shown);
  });

  test("suggestions of places", { tag: "@long" }, async ({ page }) => {
    const restore = await loseScript(page, "place-suggestions");
    await page.goto(`${site.url}/renters`);
    await waitForHydration(page);
    const field = page.getByRole("main").getByLabel("Area, postcode, station or school").first();
    const lost = page.waitForEvent("requestfailed", (request) =>
      /place-suggestions/.test(request.url()),
    );
    await field.focus();
    await lost;
    await restore();
    await field.blur();
    await field.focus();
    await expect(page.getByRole("main").getByRole("combobox").first()).toBeVisible();
  });

  test("the sending of a form", async ({ page }) => {
    const restore = await loseScript(page, "sending");
    await page.goto(`${site.url}/referral`);
    await waitForHydration(page);
    await page.getByLabel("Your name").fill("Mina Castell");
    await page.getByLabel("Your email").fill("mina.again@example.com");
    await page.getByLabel("Landlord's name").fill("Odile Hart");
    await page.getByLabel("Landlord's email").fill("odile@example.com");
    await page.getByLabel("Landlord’s phone number").fill("07700 900321");
    await page.getByRole("button", { name: "Send referral" }).click();
    await expect(page.getByText(/nothing was sent. Please try again/)).toBeVisible();
    await restore();
    await page.getByRole("button", { name: /Send referral|Try again/ }).click();
    await expect(page.getByText("nothing was sent")).toBeHidden();
    await expect(page.getByRole("button", { name: "Send referral" })).toBeHidden();
  });
});
