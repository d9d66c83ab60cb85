import type { Page, Route } from "@playwright/test";

/** The tap that waits is sent. Then the sheet is read again, and right then the network goes. */
export async function loseNetworkInReading(page: Page): Promise<void> {
  const lose = async (route: Route) => {
    await page.context().setOffline(true);
    await route.abort("internetdisconnected");
  };
  await page.route(/\/office\/run-sheet\.data/, lose, { times: 1 });
  const copy = page.waitForEvent("load");
  await regainNetwork(page);
  await copy;
}

/** Chromium's offline mode tells nothing to a page that was opened in it, so the page has to ask. */
export async function regainNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.clock.fastForward(15_000);
}
