import { describe, expect, test } from "vitest";
import { useCachedSite } from "../testing/cached-site.ts";

const site = useCachedSite();

describe("what may not be cached", () => {
  test.each([
    "/offer/sFLV1Gdj5aO79EiFaZxs",
    "/booking-confirmation?id=x",
    "/enquire/a0abcdefghijklmnop",
    "/book-viewing/a0abcdefghijklmnop",
    "/alert/confirm?id=x",
    "/alert/stop?id=x",
    "/request-viewing?id=x",
    "/campaign/stop?id=x",
    "/contact?email=priya@example.com",
    "/nowhere",
    "/api/human-check",
    "/api/offer/sFLV1Gdj5aO79EiFaZxs",
    "/api/enquiry/a0abcdefghijklmnop",
    "/api/nowhere",
    "/healthz",
    "/contract-terms.json",
  ])("is %s", async (path) => {
    const { get, pageCache } = await site();
    for (let time = 0; time < 2; time++) {
      const { headers } = await get(path);
      expect([headers.get("Cache-Control"), headers.get("ETag")]).toEqual(["no-store", null]);
    }
    expect(pageCache.figures().entries).toBe(0);
  });

  test("is the response to anything but a read", async () => {
    const { get } = await site();
    for (const [path, method] of [
      ["/", "POST"],
      ["/api/properties", "POST"],
      ["/api/submitenquiry", "POST"],
    ] as const) {
      expect((await get(path, {}, method)).headers.get("Cache-Control")).toBe("no-store");
    }
  });

  test.each([301, 404, 410, 500])("is a page that answers %i", async (status) => {
    const { get, drawn } = await site(() => new Response("a page", { status }));
    for (let time = 0; time < 2; time++) {
      const response = await get("/property/p3x9");
      expect([response.status, response.headers.get("Cache-Control")]).toEqual([
        status,
        "no-store",
      ]);
    }
    expect(drawn.length).toBe(2);
  });

  test("is a page that sets a cookie, or says so itself", async () => {
    for (const header of ["Set-Cookie", "Cache-Control"]) {
      const { get, pageCache } = await site(
        () => new Response("a page", { headers: { [header]: "no-store" } }),
      );
      expect((await get("/")).headers.get("Cache-Control")).toBe("no-store");
      expect(pageCache.figures().entries).toBe(0);
    }
  });

  test("callers who wait for a failing page each get their own response", async () => {
    const { get, drawn } = await site(() => new Response("no page", { status: 404 }));
    const answers = await Promise.all([get("/property/p1"), get("/property/p1")]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(drawn.length).toBe(2);
  });
});
