import { expect, test } from "@playwright/test";
import { expectNoAxeViolations, waitForHydration } from "./page-checks.ts";
import { demoSite as site } from "./shared-sites.ts";
import { findPricePins, openPage, waitForHighlight } from "./map-steps.ts";

test("on a phone the map takes the whole screen and gives it back, its groups' homes in reach at its foot", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openPage(page, `${site.url}/properties`);
  expect(scripts.filter((url) => /results-map-part|maplibre/.test(url))).toEqual([]);
  const map = page.getByRole("button", { name: "Map", exact: true });
  const list = page.getByRole("button", { name: "List", exact: true });
  await map.click();
  await expect(page.locator(".pin").first()).toBeVisible();
  await expect(list).toBeFocused();
  await expectNoAxeViolations(page);

  await test.step("the homes of a group are listed at the foot of the map, each in reach", async () => {
    const groups = page.locator(".pin--group");
    await expect(groups).not.toHaveCount(0);
    const clear = await groups.evaluateAll((all) =>
      all.findIndex((pin) => {
        const { left, right, top, bottom } = pin.getBoundingClientRect();
        return left > 0 && right < window.innerWidth / 2 && top > 0 && bottom < 600;
      }),
    );
    await groups.nth(clear).tap();
    await expect(page.locator(".pin-list")).toBeInViewport({ ratio: 1 });
    const last = page.locator(".pin-list li button").last();
    const name = (await last.textContent())!.split(", ")[1]!;
    await last.tap();
    await expect(page.locator(".pin-list")).toHaveCount(0);
    await expect(page.locator(".found__preview")).toContainText(name);
  });

  await test.step("a pin's home is lit in the list", async () => {
    const pin = findPricePins(page).last();
    await pin.focus();
    await page.keyboard.press("Enter");
    const name = (await pin.getAttribute("aria-label"))!.split(", ")[2]!;
    await expect(page.locator(".found__preview")).toContainText(name);
    const lit = waitForHighlight(page);
    await list.click();
    await expect(map).toBeFocused();
    expect((await lit).text).toContain(name);
  });

  await test.step("Back closes the map and keeps the search", async () => {
    const address = page.url();
    await map.click();
    await expect(list).toBeFocused();
    await page.goBack();
    await expect(list).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(map).toBeFocused();
  });
});

test("the way back to the list and the map's credit stay above the cookie bar", async ({
  page,
}) => {
  await page.goto(`${site.url}/properties`);
  await waitForHydration(page);
  const bar = page.getByRole("region", { name: "May we count your visit?" });
  await expect(bar).toBeVisible();
  await page.getByRole("button", { name: "Map", exact: true }).tap();
  const list = page.getByRole("button", { name: "List", exact: true });
  await expect(list).toBeVisible();
  await expect(page.locator(".pin").first()).toBeVisible();
  const { y: top } = (await bar.boundingBox())!;
  for (const what of [list, page.locator(".found__map .maplibregl-ctrl-attrib")]) {
    const box = (await what.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(top);
  }
  await list.tap();
  await expect(list).toHaveCount(0);
});
