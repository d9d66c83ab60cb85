import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "../app/routes.ts";
import { listIndexedPages } from "../domain/site/page-handle.ts";
import { demoFeed } from "../bench/many-homes-feed.ts";
import { runCommand } from "./admin-command.ts";
import { sendOfficeForm } from "./office-form.ts";
import { pages } from "./pages.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";
import { seedOffice } from "./seed-office.ts";
import { pageHandles } from "../server/testing/page-handles.ts";
import { waitUntil } from "../server/testing/wait-until.ts";

let site: RunningSite;
let homePath: string;
let token: string;
beforeAll(async () => {
  // With an address it loads the demo's homes alone, which takes less time.
  const office = await seedOffice();
  token = office.token;
  site = await startSite({}, office.dataDir, { cwd: tmpdir(), setsPublicUrl: true });
  const found: { listings: [{ _id: string }] } = await (
    await fetch(`${site.url}/api/properties?limit=1`)
  ).json();
  homePath = `/property/${found.listings[0]._id}`;
});
afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

test("from another working directory the site finds its files and its demo", async () => {
  const page = await (await fetch(`${site.url}/properties`)).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  expect((await fetch(site.url + asset)).status).toBe(200);
  const found = await (await fetch(`${site.url}/api/properties?limit=1`)).json();
  expect(found.listingcount).toBeGreaterThan(200);
});

/** As the office does on the home's page. */
const moveHome = (id: string, to: "available" | "let-agreed") =>
  sendOfficeForm({ url: site.url, token }, `/office/listings/${id}`, { change: "state", to });

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers });

function listInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , text = ""]) => text);
}

test.each([...pages, "home", "/nowhere"])(
  "the policy of %s allows every script in it by its hash, and nothing else inline",
  async (path) => {
    const response = await fetchPath(path === "home" ? homePath : path);
    const html = await response.text();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(html).not.toMatch(/ nonce="[^"]/);
    for (const script of listInlineScripts(html)) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
  },
);

test("a home's page names its one address, whatever its link said", async () => {
  const html = await (
    await fetchPath(`${homePath.replace("property", "propertys")}?from=mail`)
  ).text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}${homePath}"`);
});

const searches = [
  "rentmin=1500&rentmax=2500&bedsmin=2",
  "area=hackney&rentmax=2500",
  "area=manchester&sort=rent-asc",
  "availablefrom=now&sort=rent-desc",
  "rentmax=900",
  "q=street",
];
/** The demo with another rent here, another summary there, and without some homes. */
function writeChangedDemo(folder: string): string {
  mkdirSync(folder);
  cpSync("demo/photos", join(folder, "photos"), { recursive: true });
  const text = readFileSync(demoFeed, "latin1");
  const [, definition = ""] = /#DEFINITION#\s*([^~]+)~/.exec(text) ?? [];
  const [price, summary] = ["PRICE", "SUMMARY"].map((field) =>
    definition.split("^").indexOf(field),
  );
  const [head = "", data = ""] = text.split("#DATA#");
  const records = data.split("~").flatMap((record, index) => {
    const fields = record.split("^");
    if (fields.length === 1) return record;
    if (index % 40 === 7) return [];
    if (index % 9 === 1) fields[price!] = String(Number(fields[price!]) + 10);
    if (index % 9 === 2) fields[summary!] = "Described anew.";
    return fields.join("^");
  });
  const path = join(folder, "999999.blm");
  writeFileSync(path, `${head}#DATA#${records.join("~")}`, "latin1");
  return path;
}

/** Opened by id but the same for everybody. */
const publicRoutes = new Set(["/flats-to-rent/:id", "/property/:id", "/documents/:name"]);
const otherRoutes = routes
  .map(({ path = "" }) => `/${path}`)
  .filter((path) => /[:*]/.test(path) && !publicRoutes.has(path));

test.each([
  ...otherRoutes.map((path) => path.replace(/:\w+|\*/, "a0abcdefghijklmnop")),
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
  expect(response.headers.get("Cache-Control")).toMatch(/^(private, )?no-store$/);
});

describe("a kept page", () => {
  test.each([...listIndexedPages(pageHandles).map(({ path }) => path), "home", "home.data"])(
    "of %s is the same bytes each time it is drawn, for everybody",
    async (path) => {
      const address = path.replace(/^home/, homePath);
      const first = await fetchPath(address);
      const again = await fetchPath(address, {
        Cookie: "applicants=%5B%5D",
        "Accept-Language": "fr",
        "If-None-Match": first.headers.get("ETag") ?? "",
      });
      expect([first.status, again.status]).toEqual([200, 304]);
      // An encoding that wasn't requested is rendered again.
      const plain = { "Accept-Encoding": "identity" };
      const drawn = await (await fetchPath(address, plain)).text();
      expect(drawn).toBe(await first.text());
    },
  );

  test("shows a change of its home within two seconds, and its area's counts the change", async () => {
    const id = homePath.slice("/property/".length);
    const { city } = await (await fetchPath(`/api/listing/${id}`)).json();
    const areaPath = `/flats-to-rent/${String(city).toLowerCase()}`;
    const countHomes = async () => {
      const html = await (await fetchPath(areaPath)).text();
      return Number(new RegExp(`${city} today: .*?(\\d+) homes`).exec(html)?.[1]);
    };
    const waitUntilShown = (is: boolean, homes: number) =>
      waitUntil(async () => {
        expect((await (await fetchPath(homePath)).text()).includes("Let agreed")).toBe(is);
        expect(await countHomes()).toBe(homes);
      });
    const homes = await countHomes();
    await waitUntilShown(false, homes);
    await moveHome(id, "let-agreed");
    await waitUntilShown(true, homes - 1);
    await moveHome(id, "available");
    await waitUntilShown(false, homes);
  });

  test("says after a change what it would say if nothing were kept", async () => {
    const found: { listings: { _id: string }[] } = await (
      await fetchPath("/api/properties?limit=12")
    ).json();
    const ids = found.listings.map(({ _id }) => _id);
    const paths = [
      ...listIndexedPages(pageHandles).map(({ path }) => path),
      ...ids.flatMap((id) => [`/property/${id}`, `/api/listing/${id}`]),
      ...searches.flatMap((query) => [`/properties?${query}`, `/api/properties?${query}`]),
      ...searches.flatMap((query) => [
        `/properties.data?${query}`,
        `/properties/more?${query}`,
        `/properties/pins?${query}`,
      ]),
      ...["london", "hackney", "e8", "manchester"].flatMap((slug) => [
        `/flats-to-rent/${slug}`,
        `/flats-to-rent/${slug}/rss.xml`,
      ]),
      "/properties/rss.xml",
      "/sitemap.xml",
    ];
    const readAll = (some: string[], headers?: Record<string, string>) =>
      Promise.all(
        some.map(async (path) => [path, await (await fetchPath(path, headers)).text()] as const),
      ).then(Object.fromEntries<string>);
    const before = await readAll(paths);
    const changed = ids.slice(1, 4);
    const list = (status: "available" | "let-agreed") => () =>
      Promise.all(changed.map((id) => moveHome(id, status)));
    const importDemo = (feed: string) => () => runCommand(site.dataDir, "import", feed);
    for (const change of [
      list("let-agreed"),
      list("available"),
      importDemo(writeChangedDemo(join(site.dataDir, "feed"))),
      importDemo(demoFeed),
    ]) {
      await change();
      let stale = paths;
      await waitUntil(async () => {
        const kept = await readAll(stale);
        // What is sent to another site is made for it alone.
        const drawn = await readAll(stale, { Origin: "https://other.example.com" });
        stale = stale.filter((path) => kept[path] !== drawn[path]);
        expect(kept).toEqual(drawn);
      });
    }
    expect(await readAll(paths)).not.toEqual(before);
  });
});
