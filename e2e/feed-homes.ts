import type { Page } from "@playwright/test";
import type { SiteWithFeed } from "./site-with-feed.ts";

/** Loriner Street at £2,100 pcm: two bedrooms, with everything the page can show. */
export const fullHome = 6;

export function getSummary(home: number): string {
  return `Home number ${home + 1} on a short street.`;
}

export async function findHomeId(site: SiteWithFeed, home: number): Promise<string> {
  const { listings } = await (await fetch(`${site.url}/api/properties`)).json();
  const found = listings.find(
    (listing: { shortDescription: string }) => listing.shortDescription === getSummary(home),
  );
  return found["_id"];
}

export async function openHome(page: Page, site: SiteWithFeed, home: number) {
  return page.goto(`${site.url}/property/${await findHomeId(site, home)}`);
}
