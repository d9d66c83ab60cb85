import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expectNoAxeViolations(page);
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  // A page just opened may lack its styles and fonts.
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  // Otherwise a button that becomes enabled would be caught in a colour transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // A page of its own, only needed for cross-origin frames, takes half as long again.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** Waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

/** Turns maps off, since rendering them without a GPU takes most of a test's time. */
export async function disableMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

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
