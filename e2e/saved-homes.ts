import type { BrowserContext, Locator, Page } from "@playwright/test";
import { site } from "./shared-sites.ts";

export function findCards(page: Page): Locator {
  return page.getByRole("article");
}

export function findCard(page: Page, place: number): Locator {
  return findCards(page).nth(place);
}

export function findSaveButton(page: Page, place: number): Locator {
  return findCard(page, place).getByRole("button", { name: /^(Save|Remove) / });
}

export function findCompareBox(page: Page, place: number): Locator {
  return findCard(page, place).getByRole("checkbox", { name: /^Compare / });
}

export function findShortlistLink(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: /^Shortlist/ });
}

export async function getHomeName(home: Locator): Promise<string> {
  const heading = await home.getByRole("heading").textContent();
  return (heading ?? "").replace(/ \(opens in a new tab\)$/, "");
}

export async function storeSavedHomes(
  context: BrowserContext,
  storedHomes: object | string,
): Promise<void> {
  const lists = { version: 1, shortlist: [], recent: [], compared: [] };
  const text =
    typeof storedHomes === "string" ? storedHomes : JSON.stringify({ ...lists, ...storedHomes });
  const page = await context.newPage();
  await page.goto(`${site.url}/sorry`);
  await page.evaluate((value) => localStorage.setItem("saved-homes", value), text);
  await page.close();
}
