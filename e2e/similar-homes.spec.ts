import { expect, test } from "@playwright/test";
import { fullHome, letAgreedHome, withdrawnHome } from "./feed.ts";
import { getHomeId, openHome } from "./feed-homes.ts";
import { expectNoAxeViolations, expectPage } from "./page-checks.ts";
import { site } from "./shared-sites.ts";

test("similar homes are leafed through, without this one and those that are let", async ({
  page,
}) => {
  await openHome(page, fullHome);
  const carousel = page.getByRole("region", { name: "Other homes nearby", exact: true });
  await page.getByRole("button", { name: "Reject all" }).click();
  await page.locator("#similar").scrollIntoViewIfNeeded();
  const cards = carousel.locator(".carousel__slide").first().getByRole("article");
  for (const [width, perPage] of [
    [1440, 3],
    [412, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 839 });
    await expect(cards).toHaveCount(perPage);
  }
  await carousel.getByRole("button", { name: "Next: Other homes nearby" }).click();
  await expect(carousel.getByRole("status")).toHaveText(/^2 of \d$/);
  const links = await carousel
    .locator(".home__name a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThan(3);
  for (const home of [fullHome, letAgreedHome, withdrawnHome])
    expect(links).not.toContain(`/property/${getHomeId(home)}`);
  await expectNoAxeViolations(page);
});

test(
  "a home that is let agreed says so, takes no bookings and shows others",
  { tag: "@long" },
  async ({ page }) => {
    const response = await openHome(page, letAgreedHome);
    expect(response?.status()).toBe(200);
    await expectPage(page, "Sclater Street");
    await expect(page.getByText("Let agreed.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Book In-person Viewing" })).toHaveCount(0);
    await expect(page.getByText("Ways to view")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "View it" })).toHaveCount(0);
    await page.getByRole("link", { name: "similar homes to rent" }).click();
    await expect(page.getByRole("heading", { name: "Similar homes to rent" })).toBeInViewport();
  },
);

test("a link within the page leads there even while the page comes to life", async ({ page }) => {
  const title = page.getByRole("heading", { name: "Similar homes to rent" });
  // The link's target section has its own script, loaded with the rest.
  const clicked = Promise.withResolvers<void>();
  await page.route(/\/assets\/similar-homes-.*\.js$/, async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/property/${getHomeId(letAgreedHome)}`, {
    waitUntil: "commit",
  });
  await page.getByRole("link", { name: "similar homes to rent" }).click();
  await expect(page).toHaveURL(/#similar$/);
  clicked.resolve();
  await expect(page.getByRole("button", { name: "Share this home" })).toBeEnabled();
  await expect(title).toBeInViewport();
});

test("a home that has left the market answers 410 and shows others", async ({ page }) => {
  const answer = await openHome(page, withdrawnHome);
  expect(answer?.status()).toBe(410);
  await expectPage(page, "Loriner Street is no longer to rent");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("link", { name: "Homes in Shoreditch" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar homes to rent" })).toBeVisible();
});
