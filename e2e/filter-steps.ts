import type { Page } from "@playwright/test";
import { waitForHydration } from "./page-checks.ts";

export const findDropdown = (page: Page, label: string) =>
  page.locator("summary", { hasText: label });
export const findResultCount = (page: Page, homes: string) =>
  page.getByText(`Showing top ${homes}`);

export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
}
