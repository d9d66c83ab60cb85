import { expect, type Page, type Route } from "@playwright/test";

/** The tap that waits is sent. Then the sheet is read again, and right then the network goes. */
export async function loseNetworkInReading(page: Page): Promise<void> {
  let isSent = false;
  const sent = page.waitForResponse("**/office/run-sheet/record").then(() => (isSent = true));
  const lose = async (route: Route) => {
    // The office's events, which are here again, too, have the sheet read before.
    if (!isSent) return route.continue();
    await page.context().setOffline(true);
    await route.abort("internetdisconnected");
  };
  await page.route(/\/office\/run-sheet\.data/, lose);
  const copy = page.waitForEvent("load");
  await regainNetwork(page);
  await sent;
  await copy;
  await page.unroute(/\/office\/run-sheet\.data/);
}

/** Chromium's offline mode tells nothing to a page that was opened in it, so the page has to ask. */
export async function regainNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
  // Its worker hears of it later than the page.
  const askWorker = () => fetch("/assets/none.js").then(({ status }) => status, String);
  await expect.poll(() => page.evaluate(askWorker)).toBe(404);
  await page.clock.fastForward(15_000);
}
