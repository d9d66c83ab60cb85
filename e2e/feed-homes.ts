import type { Page, Response } from "@playwright/test";
import { createListingId } from "../server/feeds/blm/listing-id.ts";
import { site } from "./shared-sites.ts";

/** @param home its place in `feed.ts`, from 0 */
export function getHomeId(home: number): string {
  return createListingId("999999", `999999_J${home}`);
}

export function openHome(page: Page, home: number): Promise<Response | null> {
  return page.goto(`${site.url}/property/${getHomeId(home)}`);
}
