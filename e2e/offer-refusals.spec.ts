import { expect, test } from "@playwright/test";
import { createCompleteDraft, inviteToOffer, openOffer, saveDraft } from "./offer-steps.ts";
import { expectNoAxeViolations } from "./page-checks.ts";
import { createTenant } from "../server/testing/offer-draft.ts";

const childBirthDate = `${new Date().getFullYear() - 10}-01-01`;
const child = createTenant({ dob: childBirthDate, rentshare: "60" });
const refusals = [
  {
    what: "a high rent, a date that has passed, a child, and shares that don't add up",
    changes: { tenants: [child, createTenant({ rentshare: "30" })] },
    details: { rent: "49999", startdate: "2020-01-01" },
    says: [
      /The advertised rent is £[\d,]+ a month/,
      /Enter a move-in date from today onwards/,
      /Tenant 1: Every tenant must be 18 or over on the move-in date/,
      /They add up to 90%/,
    ],
  },
  {
    what: "a tenant who is not finished",
    changes: { tenants: [createTenant(), { firstname: "Mina" }] },
    details: {},
    says: [/Tenant 2: Complete the missing details/],
  },
];

// `offer-problems.test.ts` has each problem alone.
for (const [index, { what, changes, details, says }] of refusals.entries()) {
  const tag = index === 0 ? [] : ["@long"];
  test(`${what}: refused before anything is sent`, { tag }, async ({ page }) => {
    const offer = await inviteToOffer();
    await saveDraft(offer, createCompleteDraft(offer, changes, details));
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/placeoffer")) calls += 1;
    });
    await openOffer(page, offer);
    await page.getByRole("button", { name: "Submit" }).click();
    for (const message of says) {
      const problem = page.getByRole("alert").getByRole("link", { name: message });
      await expect(problem).toBeVisible();
      await problem.click();
      await expect(page.locator("main :focus")).toHaveAccessibleName(/Edit/);
    }
    await expectNoAxeViolations(page);
    expect(calls).toBe(0);
  });
}

test(
  "a rent above the advertised one is refused in its step too",
  { tag: "@long" },
  async ({ page }) => {
    const offer = await inviteToOffer();
    await openOffer(page, offer);
    await page.getByRole("button", { name: "Fill in the details" }).click();
    await page.getByLabel("Rent you’re offering per month").fill(String(offer.home.rent + 1));
    await page
      .getByRole("radiogroup", { name: "Furnishing" })
      .getByText("Furnished", { exact: true })
      .click();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(/The advertised rent is/).first()).toBeVisible();
    await expectNoAxeViolations(page);
  },
);
