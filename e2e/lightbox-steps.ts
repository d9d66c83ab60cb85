import { expect, type Locator, type Page } from "@playwright/test";
import { demoSite } from "./shared-sites.ts";

/** The order of homes depends on the day, and a few have no floor plan. */
export async function findHomeWithFloorPlan(): Promise<string> {
  const { listings } = await (await fetch(`${demoSite.url}/api/properties?limit=60`)).json();
  for (const listing of listings) {
    const address = `${demoSite.url}/property/${listing["_id"]}`;
    if ((await (await fetch(address)).text()).includes("Floorplan")) return address;
  }
  throw new Error("None of the newest 60 homes has a floor plan.");
}

export const findLightbox = (page: Page) =>
  page.getByRole("dialog", { name: /Photographs|Documents/ });
export const findPosition = (page: Page) => findLightbox(page).getByRole("status");
export const findCurrentImage = (page: Page) =>
  findLightbox(page).locator(".yarl__slide_current img");
export const findPhotoLink = (page: Page) => page.locator(".gallery__strip a").first();
export const findThumbnail = (page: Page, place: number) =>
  page.locator(".gallery__thumbs a").nth(place - 1);

export async function openLightbox(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await expect(findLightbox(page)).toBeVisible();
  await expect(findLightbox(page)).toHaveCSS("opacity", "1");
}

export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

export async function dragVertically(page: Page, distance: number): Promise<void> {
  await page.mouse.move(150, 400);
  await page.mouse.down();
  await page.mouse.move(152, 400 + distance, { steps: 10 });
  await page.mouse.up();
}
