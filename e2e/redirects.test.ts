import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { movedPaths, findRedirect } from "../domain/site/redirects.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ DEMO_DATA: "off" });
});
afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

const fetchPath = (path: string) => fetch(site.url + path, { redirect: "manual" });

describe.each(movedPaths)("%s", (path) => {
  test("answers 301 and keeps the query", async () => {
    const query = "?rentmax=2000&utm_source=letter";
    const { status, headers } = await fetchPath(path + query);
    expect([status, headers.get("Location")]).toEqual([301, findRedirect(path) + query]);
  });

  test("leads to a page", async () => {
    expect((await fetch(site.url + path)).status).toBe(200);
  });
});

test("the other spelling of a home's address answers 301 and keeps the query", async () => {
  const { status, headers } = await fetchPath("/propertys/L1?from=mail");
  expect([status, headers.get("Location")]).toEqual([301, "/property/L1?from=mail"]);
});

test.each([
  "/enquire/nowhere",
  "/book-view/nowhere",
  "/book-viewing/nowhere",
  "/book-viewing/a0nowhere",
])("%s, a form about an unknown home, leads to the London area page", async (path) => {
  const response = await fetch(site.url + path);
  expect(response.url).toBe(`${site.url}/flats-to-rent/london`);
});

test("a link that leads to no offer says whom to ask", async () => {
  const response = await fetch(`${site.url}/offer/nothing-here`);
  expect(response.url).toBe(`${site.url}/offer-error`);
  expect(await response.text()).toContain("Sales Associate");
});

test.each(["/404", "/nowhere", "/nowhere/at/all", "/flats-to-rent/atlantis", "/styleguide"])(
  "%s is not found, and says so in place",
  async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<h1>Oh - seems like you got lost</h1>");
  },
);

test.each(["/sorry", "/error", "/offer-error", "/offer-success"])(
  "%s is a page that a person is led to: 200",
  async (path) => {
    expect((await fetchPath(path)).status).toBe(200);
  },
);
