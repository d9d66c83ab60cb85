import { expect, type Page } from "@playwright/test";

export const findPricePins = (page: Page) => page.locator(".pin:not(.pin--group)");

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Reject all" }).click();
}

export async function openMap(page: Page, address: string): Promise<void> {
  const homes = page.waitForResponse("**/properties/pins?*");
  await openPage(page, address);
  await homes;
  await expect(page.locator(".pin").first()).toBeVisible();
}

export function waitForHighlight(page: Page): Promise<{ text: string; top: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let lit = false;
        const list = document.querySelector(".homes")!;
        const observer = new MutationObserver(() => {
          const home = list.querySelector(".homes__highlighted");
          if (home) {
            lit = true;
            list.setAttribute("data-lit", home.getAttribute("data-home")!);
            return;
          }
          if (!lit) return;
          const highlightedHome = list.querySelector(
            `[data-home="${list.getAttribute("data-lit")}"]`,
          )!;
          observer.disconnect();
          resolve({
            text: highlightedHome.textContent,
            top: Math.round(highlightedHome.getBoundingClientRect().top),
          });
        });
        observer.observe(list, { subtree: true, attributes: true, attributeFilter: ["class"] });
      }),
  );
}
