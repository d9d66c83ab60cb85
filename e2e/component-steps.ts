import { expect, type Page } from "@playwright/test";
import type { RunningSite } from "./running-site.ts";

/** Vite may reload the page once while it discovers dependencies. */
export async function openStyleguide(page: Page, { url }: RunningSite): Promise<void> {
  await page.addInitScript(() => {
    const choice = { analytics: false, marketing: false, at: Date.now() };
    localStorage.setItem("cookie-choices", JSON.stringify(choice));
  });
  await expect(async () => {
    await page.goto(`${url}/styleguide`);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1, name: "Style guide" })).toBeVisible();
  }).toPass();
}

export const findCloseButton = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: "Close" });
export const findButton = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
