import { expect, test } from "@playwright/test";
import { type SiteWithFeed, startSiteWithFeed } from "./site-with-feed.ts";
import { createCompleteDraft, inviteToOffer, openOffer, saveDraft } from "./offer-steps.ts";
import { expectNoAxeViolations } from "./page-checks.ts";
import { createTenant } from "../server/testing/offer-draft.ts";

let site: SiteWithFeed;

test.beforeAll(async () => {
  site = await startSiteWithFeed({ RATE_LIMIT: "off" });
});

test.afterAll(() => site.stop());

const childBirthDate = `${new Date().getFullYear() - 10}-01-01`;
const refusals = [
  {
    what: "a rent above the advertised one",
    details: { rent: "49999" },
    says: /The advertised rent is £[\d,]+ a month/,
  },
  {
    what: "a move-in date that has passed",
    details: { startdate: "2020-01-01" },
    says: /Please choose a move-in date from today on/,
  },
  {
    what: "a tenant under 18",
    changes: { tenants: [createTenant({ dob: childBirthDate, rentshare: "100" })] },
    says: /Tenant 1: Every tenant must be 18 or over on the move-in date/,
  },
  {
    what: "shares that don't add up to 100",
    changes: { tenants: [createTenant({ rentshare: "60" }), createTenant({ rentshare: "30" })] },
    says: /They add up to 90%/,
  },
  {
    what: "a tenant who is not finished",
    changes: { tenants: [createTenant(), { firstname: "Mina" }] },
    says: /Tenant 2: Some answers are still missing/,
  },
];

for (const { what, changes, details, says } of refusals) {
  test(`${what} is refused before anything is sent`, async ({ page }, { project }) => {
    test.skip(project.name === "phone", "the rules do not depend on the size");
    const offer = await inviteToOffer(site);
    await saveDraft(offer, createCompleteDraft(offer, changes, details));
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/placeoffer")) calls += 1;
    });
    await openOffer(page, offer);
    await page.getByRole("button", { name: "Submit" }).click();
    const problem = page.getByRole("alert").getByRole("link", { name: says });
    await expect(problem).toBeVisible();
    await problem.click();
    await expect(page.locator("main :focus")).toHaveAccessibleName(/Edit/);
    await expectNoAxeViolations(page);
    expect(calls).toBe(0);
  });
}

test("a rent above the advertised one is refused in its step too", async ({ page }) => {
  const offer = await inviteToOffer(site);
  await openOffer(page, offer);
  await page.getByRole("button", { name: "Fill in the details" }).click();
  await page.getByLabel("Rent you offer a month").fill(String(offer.home.rent + 1));
  await page
    .getByRole("radiogroup", { name: "Furnishing" })
    .getByText("Furnished", { exact: true })
    .click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/The advertised rent is/).first()).toBeVisible();
  await expectNoAxeViolations(page);
});
