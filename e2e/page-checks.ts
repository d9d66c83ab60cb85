import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";

declare global {
  var axe: typeof import("axe-core");
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A page that axe has not checked elsewhere: that takes longer than the page takes to load. */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await waitForPage(page, heading);
  await expectNoAxeViolations(page);
}

export async function waitForPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  // What the script changes at first would be caught halfway.
  await waitForHydration(page);
}

/**
 * Checks what stands between the site's header and footer, or the whole page. `pages.spec.ts` has
 * the header and the footer of every page.
 */
export async function expectNoAxeViolations(page: Page, { wholePage = false } = {}): Promise<void> {
  // A page just opened may lack its styles and fonts.
  await page.waitForLoadState("load");
  const hasAxe = await page.evaluate(async () => {
    await document.fonts.ready;
    // A button that becomes enabled would be caught in a colour transition. Waiting for its end
    // could take for ever: one in a part that `content-visibility` leaves out stands still.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    return "axe" in window;
  });
  // Sending axe takes longer than running it, so it is sent once to a page.
  if (!hasAxe) await page.evaluate(axeSource);
  const violations = await listAxeViolations(
    page,
    wholePage ? [] : [".site-header", ".site-footer"],
  );
  expect(violations).toEqual([]);
}

/** Rules of WCAG 2.2 AA, each with the first element that breaks it. */
function listAxeViolations(page: Page, exclude: string[]): Promise<[string, string][]> {
  return page.evaluate(
    async ([tags, left]) => {
      const { violations } = await axe.run(
        { exclude: left },
        // Loading styles and films for the rule about sound, of which the site has none, takes a
        // fifth of the time.
        { runOnly: tags, resultTypes: ["violations"], preload: false },
      );
      return violations.map(({ id, nodes }): [string, string] => [id, nodes[0]?.html ?? ""]);
    },
    [axeTags, exclude] as const,
  );
}

/** What React adds to an element, of which only the root has a `stateNode`. */
interface ReactValue {
  stateNode?: { pendingLanes: number };
}

/** Waits until React has hydrated the page, and rendered what that has set off. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const find = (node: object | null, prefix: string) =>
      Object.entries<ReactValue>({ ...node }).find(([key]) => key.startsWith(prefix))?.[1];
    if (!find(document.querySelector("main"), "__reactProps")) return false;
    const root = find(document, "__reactContainer");
    return root?.stateNode?.pendingLanes === 0;
  });
}

/** For a section whose script is loaded after the page's. */
export async function waitForSection(inside: Locator): Promise<void> {
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => inside.evaluate(isHydrated)).toBe(true);
}

/** Turns maps off, since rendering them without a GPU takes most of a test's time. */
export async function disableMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

/** The page's cumulative layout shift so far. */
export function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords().map((entry) => entry.toJSON());
    observer.disconnect();
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
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

/** Collects requests that got no answer or one of 400 and up. */
export function collectFailedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    failed.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
  });
  return failed;
}
