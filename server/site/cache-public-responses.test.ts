import { describe, expect, test } from "vitest";
import { useCachedSite, host, html, type Page, text } from "../testing/cached-site.ts";

const createSite = useCachedSite();

describe("a public page", () => {
  test("says how long it may be cached, and is rendered once", async () => {
    const { get, drawn, pageCache } = await createSite();
    const [first, second] = [await get("/landlords"), await get("/landlords")];
    expect(first.headers.get("Cache-Control")).toBe(
      "public, max-age=0, s-maxage=300, stale-while-revalidate=600",
    );
    expect(await second.text()).toBe(text);
    expect(second.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect([drawn.length, pageCache.figures().hits]).toEqual([1, 1]);
  });

  test("has its own request's id, also when cached", async () => {
    const { get } = await createSite();
    const ids = [await get("/"), await get("/")].map(({ headers }) => headers.get("X-Request-Id"));
    expect(new Set(ids).size).toBe(2);
    expect(ids[1]).toMatch(/^[\w-]{36}$/);
  });

  test.each(["kept", "drawn"])(
    "that a browser has is answered 304 without it (%s)",
    async (how) => {
      const { get, pageCache } = await createSite();
      if (how === "drawn") pageCache.close();
      const etag = (await get("/")).headers.get("ETag") ?? "";
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      for (const tags of [etag, `"other", W/${etag}`, "*"]) {
        const response = await get("/", { "If-None-Match": tags });
        expect([response.status, await response.text()]).toEqual([304, ""]);
        expect(response.headers.get("ETag")).toBe(etag);
        expect(response.headers.get("Cache-Control")).toContain("s-maxage");
        expect(response.headers.has("Content-Type")).toBe(false);
      }
      expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
    },
  );

  test("is cached once for each encoding, with its own tag, and sends Vary", async () => {
    const { get, drawn } = await createSite();
    const answers = [];
    for (const accepted of ["br, gzip", "br", "gzip", "identity"]) {
      answers.push(await get("/", { "Accept-Encoding": accepted }));
    }
    expect(answers.map(({ headers }) => headers.get("Content-Encoding"))).toEqual([
      "br",
      "br",
      "gzip",
      null,
    ]);
    expect(new Set(answers.map(({ headers }) => headers.get("ETag"))).size).toBe(3);
    for (const { headers } of answers) expect(headers.get("Vary")).toContain("Accept-Encoding");
    expect(drawn.length).toBe(3);
  });

  test("answers HEAD as GET without the body", async () => {
    const { get, drawn } = await createSite();
    await get("/");
    const head = await get("/", {}, "HEAD");
    expect([head.status, await head.text(), drawn.length]).toEqual([200, "", 1]);
    expect(head.headers.get("ETag")).not.toBeNull();
  });

  test("is rendered from nothing that is specific to a visitor", async () => {
    const { get, drawn } = await createSite();
    await get("/faq?utm_source=mail&category=tenants", {
      Cookie: "applicants=1",
      Authorization: "Bearer 1",
      "X-Forwarded-Host": "evil.example",
      "User-Agent": "one",
    });
    const [request] = drawn;
    expect(request?.url).toBe(`${host}/faq?category=tenants`);
    expect([...(request?.headers.keys() ?? [])].toSorted()).toEqual([
      "accept-encoding",
      "x-forwarded-proto",
    ]);
  });

  test("of yesterday is not shown after midnight in London", async () => {
    const { get, drawn, clock } = await createSite();
    await get("/properties");
    clock.now = new Date("2026-11-22T00:00:01Z");
    await get("/properties");
    expect(drawn.length).toBe(2);
  });
});

describe("the origin in a page's links", () => {
  const linked: Page = ({ url }) => new Response(new URL(url).origin);

  test("that came from a forged Host header is shown to nobody else", async () => {
    const { get } = await createSite(linked);
    await get("http://evil.example/");
    expect(await (await get("/")).text()).toBe(host);
  });

  test("is PUBLIC_URL's, whatever the Host header", async () => {
    const publicUrl = "https://www.example.com";
    const { get, drawn } = await createSite(linked, { config: { publicUrl } });
    await get("http://evil.example/");
    expect(await (await get("/")).text()).toBe(publicUrl);
    expect(drawn.length).toBe(1);
  });

  test("from a proxy's header that differs from Host may not be cached", async () => {
    const { get, pageCache } = await createSite(linked, { config: { trustedProxy: 1 } });
    const made = await get("/", { "X-Forwarded-Host": "evil.example" });
    expect(made.headers.get("Cache-Control")).toBe("no-store");
    expect(pageCache.figures().entries).toBe(0);
    const same = await get("/", {
      "X-Forwarded-Proto": "https",
      "X-Forwarded-Host": "lettings.test",
    });
    expect(await same.text()).toBe("https://lettings.test");
    expect(same.headers.get("Cache-Control")).toContain("public");
  });
});

describe("the calls", () => {
  test("of searches are cached, separately for other sites' pages", async () => {
    const allowed = "https://partner.example";
    const { get, pageCache } = await createSite(html, { config: { allowedOrigins: [allowed] } });
    const own = await get("/api/properties");
    expect(own.headers.get("ETag")).not.toBeNull();
    expect(own.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const theirs = await get("/api/properties", { Origin: allowed });
    expect(theirs.headers.get("Access-Control-Allow-Origin")).toBe(allowed);
    for (const { headers } of [own, theirs]) expect(headers.get("Vary")).toContain("Origin");
    await get("/api/properties");
    expect(pageCache.figures()).toMatchObject({ entries: 1, hits: 1 });
  });

  test("that are rate limited are never cached", async () => {
    const { get, pageCache } = await createSite();
    await get("/api/places?q=e2");
    expect((await get("/api/places?q=e2")).headers.get("ETag")).not.toBeNull();
    expect(pageCache.figures()).toMatchObject({ entries: 0, hits: 0 });
  });

  test.each([
    "/robots.txt",
    "/llms.txt",
    "/sitemap.xml",
    "/properties/rss.xml",
    "/api/openapi.json",
  ])("%s may be cached and revalidated by its tag", async (path) => {
    const { get } = await createSite();
    const { headers } = await get(path);
    expect(headers.get("Cache-Control")).toContain("s-maxage");
    const again = await get(path, { "If-None-Match": headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
  });
});
