import { expect, type Page } from "@playwright/test";

/** Vite may reload the page once while it discovers dependencies. */
export async function visit(page: Page, address: string, heading: string): Promise<void> {
  await page.addInitScript(() => {
    const choice = { analytics: false, marketing: false, at: Date.now() };
    localStorage.setItem("cookie-choices", JSON.stringify(choice));
  });
  await expect(async () => {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }).toPass();
}

export const findCloseButton = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: "Close" });
export const findToast = (page: Page) => page.locator(".toast");
export const findButton = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
