import { expect, test } from "@playwright/test";
import { movedPaths, findRedirect } from "../domain/site/redirects.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite({ DEMO_DATA: "off" });
});
test.afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

for (const path of movedPaths) {
  test(`${path} answers 301 and keeps the query`, async ({ request }) => {
    const response = await request.get(`${site.url}${path}?rentmax=2000&utm_source=letter`, {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(301);
    expect(response.headers()["location"]).toBe(
      `${findRedirect(path)}?rentmax=2000&utm_source=letter`,
    );
  });

  test(`${path} leads to a page`, async ({ request }) => {
    expect((await request.get(`${site.url}${path}`)).status()).toBe(200);
  });
}

for (const path of [
  "/404",
  "/nowhere",
  "/nowhere/at/all",
  "/flats-to-rent/atlantis",
  "/styleguide",
]) {
  test(`${path} is not found, and says so in place`, async ({ request }) => {
    const answer = await request.get(`${site.url}${path}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain("<h1>Oh - seems like you got lost</h1>");
  });
}

for (const path of ["/sorry", "/error", "/offer-error", "/offer-success"]) {
  test(`${path} is a page that a person is led to: 200`, async ({ request }) => {
    expect((await request.get(`${site.url}${path}`)).status()).toBe(200);
  });
}
