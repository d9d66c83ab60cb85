import { expect, type Page, test } from "@playwright/test";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;
let homePath: string;

test.beforeAll(async () => {
  site = await startSite();
  const { listings } = await (await fetch(`${site.url}/api/properties?limit=1`)).json();
  homePath = `${site.url}/property/${listings[0]["_id"]}`;
});
test.afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

async function openPropertyPage(page: Page): Promise<void> {
  await page.goto(homePath);
  await expect(page.getByRole("button", { name: "Share this home" })).toBeEnabled();
}

test("letters, then the other pictures and the script: each waits for what comes before", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await openPropertyPage(page);
  expect(asked.indexOf("font")).toBeGreaterThan(asked.indexOf("image"));
  expect(asked.indexOf("script")).toBeGreaterThan(asked.lastIndexOf("font"));
  expect(asked.indexOf("image", asked.indexOf("font"))).toBeGreaterThan(asked.lastIndexOf("font"));
});

test("letters that never come hold up neither the pictures nor the script", async ({ page }) => {
  await page.route("**/*.woff2", () => {});
  await openPropertyPage(page);
  await expect(page.locator(".gallery__thumbs img").nth(1)).toBeVisible();
});

test("letters that fail leave the page in those that stand in for them", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await openPropertyPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a style in the page stays while its link is moved, and goes with it", async ({ page }) => {
  await openPropertyPage(page);
  const stays = await page.evaluate(async () => {
    const link = document.querySelector('style + link[disabled][href*="property-page"]')!;
    const style = link.previousElementSibling!;
    const told = () => new Promise((over) => setTimeout(over));
    document.head.append(link);
    await told();
    const moved = style.isConnected;
    link.remove();
    await told();
    return { moved, removed: style.isConnected };
  });
  expect(stays).toEqual({ moved: true, removed: false });
});
