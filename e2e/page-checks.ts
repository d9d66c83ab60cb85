import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The page's heading is there and axe finds nothing. */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expectNoAxeViolations(page);
}

/** Axe finds nothing, by WCAG 2.2 AA and its own best practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // A page that was just opened may not have its styles and fonts yet.
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  // A button that comes to life meanwhile would be on its way from one colour to another.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // Within the page: in a page of its own, which only foreign frames need, it takes half as long again.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** Waits until the page's own script answers: its elements are React's. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

/** Spares the machine the maps: without a graphics card drawing them takes most of a test's time. */
export async function disableMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

/** What the browser complains of: script errors and refusals by the content security policy. */
export function collectConsoleErrors(page: Page): {
  messages: string[];
  watchPage: (other: Page) => void;
} {
  const messages: string[] = [];
  const watchPage = (other: Page) => {
    other.on("pageerror", (error) => messages.push(error.message));
    other.on("console", (message) => {
      if (message.type() === "error") messages.push(message.text());
    });
  };
  watchPage(page);
  return { messages: messages, watchPage: watchPage };
}
