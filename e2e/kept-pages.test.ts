import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "../app/routes.ts";
import { listedPages } from "../domain/site/page-handle.ts";
import { desk } from "./desk.ts";
import { pages } from "./pages.ts";
import { forget, type RunningSite, startSite } from "./running-site.ts";
import { pageHandles } from "../server/testing/page-handles.ts";
import { waitUntil } from "../server/testing/wait-until.ts";

let site: RunningSite;
let home: string;
beforeAll(async () => {
  site = await startSite();
  const found: { listings: [{ _id: string }] } = await (
    await fetch(`${site.url}/api/properties?limit=1`)
  ).json();
  home = `/property/${found.listings[0]._id}`;
});
afterAll(async () => {
  await site.stop();
  forget(site.dataDir);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers });

/** Texts of the scripts that a browser would run, and of the one that is held back. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , text = ""]) => text);
}

test.each([...pages, "home", "/nowhere"])(
  "the policy of %s allows every script in it by its hash, and nothing else inline",
  async (path) => {
    const response = await get(path === "home" ? home : path);
    const html = await response.text();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(html).not.toMatch(/ nonce="[^"]/);
    for (const script of inlineScripts(html)) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
  },
);

/** The ones that open by an id, and show everybody the same. */
const openToAll = new Set(["/flats-to-rent/:id", "/property/:id", "/documents/:name"]);
const opened = routes
  .map(({ path = "" }) => `/${path}`)
  .filter((path) => /[:*]/.test(path) && !openToAll.has(path));

test.each([
  ...opened.map((path) => path.replace(/:\w+|\*/, "a0abcdefghijklmnop")),
  "/booking-confirmation?id=a0abcdefghijklmnop",
  "/booking-confirmation.ics?id=a0abcdefghijklmnop",
  "/alert/stop?id=a0abcdefghijklmnop",
  "/renter-check?id=a0abcdefghijklmnop",
  "/campaign/stop?id=a0abcdefghijklmnop",
  "/shortlist?ids=a0abcdefghijklmnop",
  "/api/enquiry/a0abcdefghijklmnop",
  "/api/human-check",
])("%s may be kept by nobody", async (path) => {
  const response = await fetch(site.url + path, { redirect: "manual" });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

describe("a kept page", () => {
  test.each([...listedPages(pageHandles).map(({ path }) => path), "home", "home.data"])(
    "of %s is the same bytes each time it is drawn, for everybody",
    async (path) => {
      const address = path.replace(/^home/, home);
      const first = await get(address);
      const again = await get(address, {
        Cookie: "applicants=%5B%5D",
        "Accept-Language": "fr",
        "If-None-Match": first.headers.get("ETag") ?? "",
      });
      expect([first.status, again.status]).toEqual([200, 304]);
      // One of the encodings that was not asked for is drawn anew.
      const plain = { "Accept-Encoding": "identity" };
      const drawn = await (await get(address, plain)).text();
      expect(drawn).toBe(await first.text());
    },
  );

  test("shows a change of its home at once", async () => {
    const id = home.slice("/property/".length);
    const shows = (is: boolean) =>
      waitUntil(async () =>
        expect((await (await get(home)).text()).includes("Let agreed")).toBe(is),
      );
    await shows(false);
    desk(site.dataDir, "listing", "let-agreed", id);
    await shows(true);
    desk(site.dataDir, "listing", "available", id);
    await shows(false);
  });
});
