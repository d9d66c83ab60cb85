import { expect, type Page } from "@playwright/test";

/** The area directory has hundreds of similar links. */
const maxTabStops = 80;
const outOfSight = "is out of sight";

/**
 * Walks what stands between the site's header and footer, or the whole page, with the Tab key: each
 * stop must show its focus, be in sight and let go of it.
 */
export async function listKeyboardFaults(
  page: Page,
  { wholePage = false } = {},
): Promise<string[]> {
  const part = wholePage ? "body" : "main";
  await page.locator(part).evaluate((start) => {
    start.tabIndex = -1;
    start.focus();
  });
  const faults: string[] = [];
  let stops = 0;
  let before: string | null = null;
  for (; stops < maxTabStops; stops++) {
    await page.keyboard.press("Tab");
    let stop = await getFocusedElement(page, part);
    if (stop?.fault === outOfSight) {
      // A list that grows as it is scrolled has moved it. What is never in sight stays a fault.
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      stop = await getFocusedElement(page, part);
    }
    if (stop === null) break;
    if (stop.place === before) faults.push(`${stop.name}: holds the focus`);
    before = stop.place;
    if (stop.fault) faults.push(`${stop.name}: ${stop.fault}`);
  }
  // From the skip link to the end of the footer.
  if (wholePage) expect(stops).toBeGreaterThan(15);
  return faults;
}

/** Null if the focus has left the part of the page. */
async function getFocusedElement(
  page: Page,
  part: "body" | "main",
): Promise<{ name: string; place: string; fault: string | null } | null> {
  return page.evaluate(
    ([walked, outside]) => {
      const element = document.activeElement;
      if (!element?.parentElement?.closest(walked) || !document.hasFocus()) return null;
      const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`
        .trim()
        .slice(0, 60);
      const box = element.getBoundingClientRect();
      const place = `${name} ${Math.round(box.left + scrollX)} ${Math.round(box.top + scrollY)}`;
      // Focus may show on a control's label, its card or the sibling of a hidden checkbox.
      const drawn = [
        element,
        element.closest("label"),
        element.closest("article, .member, .affix, .searchbox, .gallery__main"),
        element.nextElementSibling,
      ].filter((candidate) => candidate !== null);
      const pseudoElements = [undefined, "::after", "::-webkit-slider-thumb"];
      const marked = drawn.some((candidate) =>
        pseudoElements.some((pseudo) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, pseudo);
          return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
        }),
      );
      if (!marked) return { name, place, fault: "does not show its focus" };
      if (box.bottom <= 0 || box.top >= innerHeight) return { name, place, fault: outside };
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
      const rows = [box.top + 2, box.top + box.height / 2, box.bottom - 2];
      const uncovered = rows.some((y) => {
        const top = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1));
        return (
          top !== null && (element.contains(top) || top.contains(element) || drawn.includes(top))
        );
      });
      return { name, place, fault: uncovered ? null : "is covered by something else" };
    },
    [part, outOfSight] as const,
  );
}
