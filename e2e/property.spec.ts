import { expect, type Page, test } from "@playwright/test";
import { type SiteWithFeed, startSiteWithFeed } from "./site-with-feed.ts";
import { expectNoAxeViolations, collectConsoleErrors, expectPage } from "./page-checks.ts";
import { readClipboard } from "./clipboard.ts";

let site: SiteWithFeed;

/** Loriner Street at £2,100 pcm: two bedrooms, with everything the page can show. */
const fullHome = 6;
const letAgreedHome = 2;
const withdrawnHome = 10;
let withdrawnId: string;

test.beforeAll(async () => {
  site = await startSiteWithFeed();
  withdrawnId = await findHomeId(withdrawnHome);
  site.reimportFeed(
    `EPC rating C^${getSummary(fullHome)}^A two bedroom flat near a park.`,
    `EPC: 72 potential: 84^${getSummary(fullHome)}^First line.<br>Second line.`,
  );
  site.reimportFeed(
    `living-01.jpg^Reception room^kitchen-01.jpg^Kitchen^~\n999999_J${fullHome + 1}^`,
    ["living-01.jpg^Reception room^kitchen-01.jpg^FLOORPLAN^~\n", `999999_J${fullHome + 1}^`].join(
      "",
    ),
  );
  site.reimportFeed("^999999^0^2^1^1700^", "^999999^5^2^1^1700^");
  site.reimportFeed(`999999_J${withdrawnHome}^`, "999999_J99^");
});

test.afterAll(() => site.stop());

test("the page says all that a renter decides by", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await openHome(page, fullHome);
  await expectPage(page, "Loriner Street");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Shoreditch E2" })).toBeVisible();
  for (const [term, fact] of [
    ["Bedrooms", "2"],
    ["Bathrooms", "1"],
    ["Furnishing", "Unfurnished"],
    ["Available", /Now|From 05\.12\.26/],
  ] as const) {
    await expect(main.locator(".key-facts > div", { hasText: term })).toContainText(fact);
  }
  await expect(main.getByText("£2,100").first()).toBeVisible();
  await expect(main.getByText("£485 per week")).toBeVisible();
  await expect(main.getByText("Five weeks’ rent: 5 × £485")).toBeVisible();
  await expect(main.locator(".prose--lines")).toHaveText("First line.\nSecond line.");
  await expect(main.getByText("You reserve the home with a holding deposit of £484")).toBeVisible();
  await expect(main.locator(".sum__total")).toContainText("£4,525");
  await expect(main.getByText("Permitted payments")).toBeVisible();
  await expect(main.getByText("Tenant protection")).toBeVisible();
  await expect(main.locator(".stations li")).toHaveCount(3);
  await expect(main.getByText("out of 5, from")).toBeVisible();
  expect(consoleErrors.messages).toEqual([]);
});

test("what is not known leads to the enquiry", async ({ page }) => {
  await openHome(page, fullHome);
  await page.getByRole("link", { name: "Ask us about broadband" }).click();
  await expect(page).toHaveURL(/\/enquire\//);
});

test("a picture named a floor plan is a document; the energy graph is drawn from its points", async ({
  page,
}) => {
  await openHome(page, fullHome);
  await expect(page.locator(".gallery__strip li")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Floorplan" })).toBeVisible();
  await expect(page.getByText("Energy rating C, 72 points; could be B, 84 points.")).toBeAttached();
  // Before the script runs, the link leads to the picture.
  await expect(page.getByRole("button", { name: /^Save / }).first()).toBeEnabled();
  await page.getByRole("link", { name: "Floorplan" }).click();
  await expect(page.getByRole("dialog", { name: "Documents" })).toBeVisible();
});

test("the first photo is preloaded in its sizes, and nothing on the page moves", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push("value" in entry ? Number(entry.value) : 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openHome(page, fullHome);
  const preload = page.locator('link[rel="preload"][as="image"]');
  await expect(preload).toHaveCount(1);
  await expect(preload).toHaveAttribute("type", "image/avif");
  await expect(preload).toHaveAttribute("imagesrcset", /-400\.avif 400w, .*-800\.avif 800w/);
  await expect(page.getByText("out of 5, from")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const moved = await page.evaluate<number>("shifts.reduce((sum, shift) => sum + shift, 0)");
  expect(moved).toBeLessThan(0.001);
});

test("the home is shared by keyboard: copied, or handed to an app", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => Object.assign(window, { handedOver: data }),
    });
  });
  await openHome(page, fullHome);
  const address = page.url();
  const opener = page.getByRole("button", { name: "Share this home" });
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share Loriner Street" });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  for (const app of ["WhatsApp", "Messenger", "E-mail"]) {
    const href = await dialog.getByRole("link", { name: app }).getAttribute("href");
    expect(decodeURIComponent(href ?? "")).toContain(address);
  }
  await dialog.getByRole("button", { name: "Copy the link" }).press("Enter");
  await expect(dialog.getByRole("status").filter({ hasText: "The link is copied." })).toBeVisible();
  expect(await readClipboard(dialog)).toBe(address);
  await dialog.getByRole("button", { name: "Share from this device" }).press("Enter");
  expect(await page.evaluate<unknown>("handedOver")).toEqual({
    title: "Loriner Street",
    url: address,
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("on a phone the rent and both buttons stay at the foot, clear of the cookie question", async ({
  page,
}, { project }) => {
  test.skip(project.name !== "phone", "a wide screen has the panel");
  await openHome(page, fullHome);
  const bar = page.locator(".rent-bar");
  await expect(page.getByRole("button", { name: "Reject all" })).toBeVisible();
  await expect(bar).toContainText("£2,100 pcm");
  await bar.getByRole("link", { name: "Book In-person Viewing" }).click({ trial: true });
  await bar.getByRole("link", { name: "Enquire" }).click({ trial: true });
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test("on a wide screen the panel stays in view and ends above the footer", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "desktop", "a phone has the bar");
  await openHome(page, fullHome);
  const book = page.locator(".rent").getByRole("link", { name: "Book In-person Viewing" });
  await page.locator(".block--payments").scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [panel, footer] = await Promise.all([
    page.locator(".rent").boundingBox(),
    page.getByRole("contentinfo").boundingBox(),
  ]);
  expect(panel!.y + panel!.height).toBeLessThanOrEqual(footer!.y);
});

test("similar homes are leafed through, without this one and those that are let", async ({ page }, {
  project,
}) => {
  await openHome(page, fullHome);
  const carousel = page.getByRole("region", { name: "Other homes nearby", exact: true });
  await page.getByRole("button", { name: "Reject all" }).click();
  await page.locator("#similar").scrollIntoViewIfNeeded();
  const perPage = project.name === "phone" ? 1 : 3;
  const cards = carousel.locator(".carousel__slide").first().getByRole("article");
  await expect(cards).toHaveCount(perPage);
  await carousel.getByRole("button", { name: "Next: Other homes nearby" }).click();
  await expect(carousel.getByRole("status")).toHaveText(/^2 of \d$/);
  const links = await carousel
    .locator(".home__name a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThan(3);
  for (const home of [fullHome, letAgreedHome])
    expect(links).not.toContain(`/property/${await findHomeId(home)}`);
  expect(links).not.toContain(`/property/${withdrawnId}`);
  await expectNoAxeViolations(page);
});

test("a home that is let agreed says so, takes no bookings and shows others", async ({ page }) => {
  const response = await openHome(page, letAgreedHome);
  expect(response?.status()).toBe(200);
  await expectPage(page, "Sclater Street");
  await expect(page.getByText("Let agreed.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Book In-person Viewing" })).toHaveCount(0);
  await expect(page.getByText("Ways to view")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "View it" })).toHaveCount(0);
  await page.getByRole("link", { name: "similar homes to rent" }).click();
  await expect(page.getByRole("heading", { name: "Similar homes to rent" })).toBeInViewport();
});

test("a link within the page leads there even while the page comes to life", async ({ page }) => {
  const title = page.getByRole("heading", { name: "Similar homes to rent" });
  // The link's target section has its own script, loaded with the rest.
  const clicked = Promise.withResolvers<void>();
  await page.route(/\/assets\/similar-homes-.*\.js$/, async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/property/${await findHomeId(letAgreedHome)}`, {
    waitUntil: "commit",
  });
  await page.getByRole("link", { name: "similar homes to rent" }).click();
  await expect(page).toHaveURL(/#similar$/);
  clicked.resolve();
  await expect(page.getByRole("button", { name: "Share this home" })).toBeEnabled();
  await expect(title).toBeInViewport();
});

test("a home that has left the market answers 410 and shows others", async ({ page }) => {
  const answer = await page.goto(`${site.url}/property/${withdrawnId}`);
  expect(answer?.status()).toBe(410);
  await expectPage(page, "Linnet Street is no longer to rent");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("link", { name: "Homes in Shoreditch" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar homes to rent" })).toBeVisible();
});

test("printed, the home is one page with its QR code", async ({ page }) => {
  await openHome(page, fullHome);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".brochure__code")).toBeVisible();
  await expect(page.locator(".brochure")).toContainText(`/property/${await findHomeId(fullHome)}`);
  await expect(page.locator(".brochure")).toContainText("020 7946 0147");
  for (const hidden of [".rent-bar", ".others", ".gallery__thumbs", ".share"]) {
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  }
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("both addresses are one", async ({ page }) => {
  const id = await findHomeId(fullHome);
  await page.goto(`${site.url}/propertys/${id}?from=mail`);
  await expect(page).toHaveURL(`${site.url}/property/${id}?from=mail`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.url}/property/${id}`,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there: facts, share links, similar homes and the QR code", async ({
    page,
  }) => {
    await openHome(page, fullHome);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loriner Street");
    for (const app of ["WhatsApp", "Messenger", "E-mail"]) {
      await expect(page.getByRole("link", { name: app }).filter({ visible: true })).toHaveCount(1);
    }
    await expect(page.getByRole("button", { name: "Share this home" })).toBeHidden();
    await expect(page.locator(".others").getByRole("article").first()).toBeVisible();
    await expect(page.getByText("out of 5, from")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".brochure__code")).toBeVisible();
  });
});

function getSummary(home: number): string {
  return `Home number ${home + 1} on a short street.`;
}

async function findHomeId(home: number): Promise<string> {
  const { listings } = await (await fetch(`${site.url}/api/properties`)).json();
  const found = listings.find(
    (listing: { shortDescription: string }) => listing.shortDescription === getSummary(home),
  );
  return found["_id"];
}

async function openHome(page: Page, home: number) {
  return page.goto(`${site.url}/property/${await findHomeId(home)}`);
}
