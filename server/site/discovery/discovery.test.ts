import { beforeAll, describe, expect, test, vi } from "vitest";
import { listIndexedPages } from "../../../domain/site/page-handle.ts";
import { listings } from "../../listings/listing-tables.ts";
import { useDatabase } from "../../testing/database.ts";
import { sitemapSize } from "./sitemap.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { createListing } from "../../testing/listing.ts";
import { pageHandles } from "../../testing/page-handles.ts";
import { createApp } from "../app.ts";
import { sitemaps } from "./sitemaps.ts";

const origin = "https://www.example.com";
const database = useDatabase();
const photo = {
  kind: "photo" as const,
  url: `/photos/${"a".repeat(64)}.jpg`,
  caption: "",
  width: 1200,
  height: 800,
  placeholder: null,
};

async function get(path: string) {
  const app = await createTestContext(database(), { config: { publicUrl: origin } });
  const noPage = async () => new Response("no page", { status: 404 });
  const response = await createApp(app, Object.assign(noPage, { routes: pageHandles })).request(
    path,
  );
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const sitePaths = listIndexedPages(pageHandles).map((page) => page.path);
const listLocations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

beforeAll(async () => {
  const moment = (text: string) => new Date(`${text}T09:00:00Z`);
  await database()
    .orm.insert(listings)
    .values([
      {
        ...createListing({
          id: "pnew",
          agentRef: "1",
          name: "Ash & Elm <AppContext>",
          media: [{ ...photo, kind: "epc", url: "/photos/x.png" }, photo],
        }),
        listedAt: moment("2026-11-20"),
        updatedAt: moment("2026-11-21"),
      },
      { ...createListing({ id: "pold", agentRef: "2" }), listedAt: moment("2026-11-01") },
      {
        ...createListing({
          id: "pleeds",
          agentRef: "3",
          name: "Far Row",
          area: "Didsbury",
          city: "Manchester",
          outcode: "M20",
          lat: 53.41,
          long: -2.23,
        }),
        listedAt: moment("2026-11-10"),
      },
      {
        ...createListing({ id: "plet", agentRef: "4", status: "let-agreed" }),
        letAgreedAt: moment("2026-11-20"),
      },
      createListing({ id: "pgone", agentRef: "5", status: "withdrawn" }),
    ]);
});

describe("robots.txt", () => {
  test("keeps bots from the calls but not from their description, and names the sitemap", async () => {
    const { status, headers, body } = await get("/robots.txt");
    expect([status, headers.get("Content-Type")]).toEqual([
      200,
      expect.stringContaining("text/plain"),
    ]);
    expect(body.split("\n")).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Disallow: /api/",
        "Allow: /api/openapi.json",
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    );
  });
});

describe("the sitemap", () => {
  test("names its parts: pages, areas and homes by the 5,000", async () => {
    const { headers, body } = await get("/sitemap.xml");
    expect(headers.get("Content-Type")).toContain("application/xml");
    expect(listLocations(body)).toEqual(
      ["pages", "areas", "homes-1"].map((part) => `${origin}/sitemap-${part}.xml`),
    );
    expect(sitemapSize).toBe(5000);
  });

  test("has every page that may be listed", async () => {
    const { body } = await get("/sitemap-pages.xml");
    expect(listLocations(body)).toEqual(sitePaths.map((page) => origin + page));
  });

  test("has the areas with an available home, and no others", async () => {
    const urls = listLocations((await get("/sitemap-areas.xml")).body);
    expect(urls).toContain(`${origin}/flats-to-rent/shoreditch`);
    expect(urls).toContain(`${origin}/flats-to-rent/e2`);
    expect(urls).toContain(`${origin}/flats-to-rent/manchester`);
    expect(urls).not.toContain(`${origin}/flats-to-rent/putney`);
  });

  test("counts the areas' homes again after an hour, however often it is asked", async () => {
    let now = new Date("2026-11-21T09:00:00Z");
    const read = vi.spyOn(database(), "read");
    const app = sitemaps({ database: database(), now: () => now }, [], () => origin);
    await app.request("/sitemap-areas.xml");
    now = new Date("2026-11-21T10:00:00Z");
    await app.request("/sitemap-areas.xml");
    expect(read).toHaveBeenCalledTimes(1);
    now = new Date("2026-11-21T10:00:01Z");
    await app.request("/sitemap-areas.xml");
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRestore();
  });

  test("has the available homes with their photos and when they changed", async () => {
    const { body } = await get("/sitemap-homes-1.xml");
    expect(listLocations(body)).toEqual(
      ["pleeds", "pnew", "pold"].map((id) => `${origin}/property/${id}`),
    );
    expect(body).toContain(
      `<loc>${origin}/property/pnew</loc><lastmod>2026-11-21T09:00:00.000Z</lastmod>` +
        `<image:image><image:loc>${origin}${photo.url}</image:loc></image:image>`,
    );
    expect(body).not.toContain("x.png");
  });

  test.each(["/sitemap-homes-2.xml", "/sitemap-homes-0.xml", "/sitemap-homes-x.xml"])(
    "%s, which is empty, is not found",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("the news of new homes", () => {
  const links = (rss: string) =>
    [...rss.matchAll(/<guid>[^<]*\/property\/(\w+)<\/guid>/g)].map(([, id]) => id);

  test("has the available homes of everywhere, newest first", async () => {
    const { headers, body } = await get("/properties/rss.xml");
    expect(headers.get("Content-Type")).toContain("application/rss+xml");
    expect(links(body)).toEqual(["pnew", "pleeds", "pold"]);
  });

  test("of an area has that area's homes", async () => {
    const { body } = await get("/flats-to-rent/shoreditch/rss.xml");
    expect(links(body)).toEqual(["pnew", "pold"]);
    expect(body).toContain(`<title>New homes to rent in Shoreditch - Lintel</title>`);
    expect(body).toContain(`href="${origin}/flats-to-rent/shoreditch/rss.xml" rel="self"`);
  });

  test("gives each home's date, photo and name, with nothing that would break the file", async () => {
    const { body } = await get("/properties/rss.xml");
    expect(body).toContain("<pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate>");
    expect(body).toContain(
      `<media:content url="${origin}${photo.url}" medium="image" width="1200"`,
    );
    expect(body).toContain(
      "<title>Ash &amp; Elm &lt;AppContext&gt;, Shoreditch E2: 2 bedroom flat",
    );
  });

  test("an area in capitals leads to its own feed, an unknown one is not there", async () => {
    const { status, headers } = await get("/flats-to-rent/Shoreditch/rss.xml");
    expect([status, headers.get("Location")]).toEqual([301, "/flats-to-rent/shoreditch/rss.xml"]);
    expect((await get("/flats-to-rent/atlantis/rss.xml")).status).toBe(404);
  });
});

describe("llms.txt", () => {
  test("names no address of the API that robots.txt forbids", async () => {
    const { body } = await get("/llms.txt");
    const robots = (await get("/robots.txt")).body;
    const allowed = [...robots.matchAll(/^Allow: (.+)$/gm)].map(([, path = ""]) => path);
    const named = [...body.matchAll(/https:\/\/www\.example\.com(\/api\/[^\s)]*)/g)];
    expect(named.length).toBeGreaterThanOrEqual(3);
    for (const [, path = ""] of named) {
      expect(allowed.filter((start) => path.startsWith(start))).toHaveLength(1);
    }
  });

  test("says what the site is and leads to pages that exist", async () => {
    const { body } = await get("/llms.txt");
    expect(body).toMatch(/^# Lintel\n\n> /);
    const paths = [...body.matchAll(/\]\((?:https:\/\/www\.example\.com)([^)]*)\)/g)].map(
      ([, path]) => path,
    );
    expect(paths).toEqual(expect.arrayContaining(sitePaths));
    for (const path of ["/properties/rss.xml", "/sitemap.xml", "/api/properties"]) {
      expect(paths).toContain(path);
      expect((await get(path)).status).toBe(200);
    }
  });
});
