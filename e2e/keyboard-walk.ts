import { expect, type Page } from "@playwright/test";

/** The area directory has hundreds of similar links. */
const maxTabStops = 120;

/** Walks a page with the Tab key: each stop must show its focus, be in sight and let go of it. */
export async function listKeyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const faults: string[] = [];
  let stops = 0;
  let before: string | null = null;
  for (; stops < maxTabStops; stops++) {
    await page.keyboard.press("Tab");
    const stop = await getFocusedElement(page);
    if (stop === null) break;
    if (stop.place === before) faults.push(`${stop.name}: holds the focus`);
    before = stop.place;
    if (stop.fault) faults.push(`${stop.name}: ${stop.fault}`);
  }
  // From the skip link to the end of the footer.
  expect(stops).toBeGreaterThan(15);
  return faults;
}

/** Null at the end of the page. */
async function getFocusedElement(
  page: Page,
): Promise<{ name: string; place: string; fault: string | null } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || !document.hasFocus()) return null;
    const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`
      .trim()
      .slice(0, 60);
    const box = element.getBoundingClientRect();
    const place = `${name} ${Math.round(box.left + scrollX)} ${Math.round(box.top + scrollY)}`;
    // Focus may show on a control's label, its card or the sibling of a hidden checkbox.
    const drawn = [
      element,
      element.closest("label"),
      element.closest("article, .member, .affix, .searchbox"),
      element.nextElementSibling,
    ].filter((candidate) => candidate !== null);
    const parts = [undefined, "::after", "::-webkit-slider-thumb"];
    const marked = drawn.some((candidate) =>
      parts.some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, part);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      }),
    );
    if (!marked) return { name, place, fault: "does not show its focus" };
    if (box.bottom <= 0 || box.top >= innerHeight) return { name, place, fault: "is out of sight" };
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const rows = [box.top + 2, box.top + box.height / 2, box.bottom - 2];
    const uncovered = rows.some((y) => {
      const top = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1));
      return (
        top !== null && (element.contains(top) || top.contains(element) || drawn.includes(top))
      );
    });
    return { name, place, fault: uncovered ? null : "is covered by something else" };
  });
}
