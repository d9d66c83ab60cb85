import { expect, test } from "@playwright/test";
import { letAgreedHome } from "./feed.ts";
import { getHomeId } from "./feed-homes.ts";
import { createEmail } from "./emails.ts";
import { site } from "./shared-sites.ts";
import { expectNoAxeViolations, waitForPage } from "./page-checks.ts";

const pages = [
  ["book-viewing", "Would you like to see it if it comes back?"],
  ["book-view", "Would you like to see it if it comes back?"],
  ["enquire", "Have questions about this property?"],
] as const;

for (const [index, [path, heading]] of pages.entries()) {
  const tag = index === 0 ? [] : ["@long"];
  test(`${path} says so, and offers other homes and an alert`, { tag }, async ({ page }) => {
    const id = getHomeId(letAgreedHome);
    await page.goto(`${site.url}/${path}/${id}`);
    await waitForPage(page, heading);
    const notice = page.getByText("This home is let agreed.").locator("..");
    await expect(notice).toBeInViewport();
    await expect(page.getByText(/income|adverse credit/i)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await notice.getByRole("link", { name: "similar homes to rent" }).click();
    await expect(page.getByRole("heading", { name: "Similar homes to rent" })).toBeInViewport();
    await notice.getByRole("link", { name: "set an alert for it" }).click();
    await expect(page.getByRole("heading", { name: /if this home comes back/ })).toBeInViewport();
    await page
      .getByRole("region", { name: /if this home comes back/ })
      .getByLabel(/e-?mail/i)
      .fill(createEmail("priya"));
    const alertRequest = page.waitForRequest("**/api/alert");
    await page.getByRole("button", { name: "Set this alert" }).click();
    expect((await alertRequest).postDataJSON()).toMatchObject({ search: `home=${id}` });
    await expect(page.getByRole("button", { name: "Set this alert" })).toBeHidden();
  });
}
