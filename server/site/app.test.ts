import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useDatabase } from "../testing/database.ts";
import { createApp } from "./app.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";

describe("the host", () => {
  const database = useDatabase();
  const get = async (path: string, init?: RequestInit) =>
    createTestApp(await createTestContext(database())).request(`http://lintel.test${path}`, init);
  afterEach(() => vi.restoreAllMocks());

  test("answers /healthz when it can serve and /readyz when the database does", async () => {
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    vi.spyOn(database(), "ping").mockRejectedValue(new Error("gone"));
    expect((await get("/readyz")).status).toBe(503);
    expect((await get("/healthz")).status).toBe(200);
  });

  test("after a stop signal, it still answers but says that it must get no more requests", async () => {
    const stopping = new AbortController();
    const app = createApp(await createTestContext(database()), async () => new Response("page"), {
      stopping: stopping.signal,
    });
    const ask = async (path: string) => {
      const { status, headers } = await app.request(`http://lintel.test${path}`);
      return [path, status, headers.get("Connection")];
    };
    const paths = ["/readyz", "/healthz", "/api/properties", "/a-page"];
    const before = await Promise.all(paths.map(ask));
    expect(before).toEqual(paths.map((path) => [path, 200, null]));
    stopping.abort();
    const after = await Promise.all(paths.map(ask));
    expect(after).toEqual(paths.map((path) => [path, path === "/readyz" ? 503 : 200, "close"]));
  });

  test("while the database is unavailable a call says when to retry", async () => {
    const lost = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    vi.spyOn(database(), "read").mockRejectedValue(lost);
    const response = await get("/api/listing/p1");
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  });

  test.each(["/healthz", "/api/properties", "/nowhere", "/api/nowhere"])(
    "gives %s the security headers, without unsafe-inline",
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
    },
  );

  test("in production no style may be inline", async () => {
    const app = createTestApp(
      await createTestContext(database(), { config: { production: true } }),
    );
    const policy = (await app.request("/healthz")).headers.get("Content-Security-Policy");
    expect(policy).not.toContain("unsafe");
  });

  test("a call by the wrong method says which one it takes", async () => {
    const response = await get("/api/properties", { method: "DELETE" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET"]);
  });

  test("the request's id is ours, whatever the visitor sends", async () => {
    const { headers } = await get("/healthz", { headers: { "X-Request-Id": "spoofed" } });
    expect(headers.get("X-Request-Id")).not.toBe("spoofed");
  });

  test("an unknown call answers a problem document", async () => {
    const response = await get("/api/nowhere");
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  });

  test("a picture that is gone answers 404 in one line, not with the site's page", async () => {
    const response = await get(`/photos/${"a".repeat(64)}.jpg`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("We can’t find that photo.");
  });

  test("an unexpected failure answers 500 with the request's id and nothing else of it", async () => {
    vi.spyOn(database(), "read").mockImplementation(() => {
      throw new Error("secret detail");
    });
    const response = await get("/api/listing/p1");
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).toContain(response.headers.get("X-Request-Id"));
    expect(body).not.toContain("secret");
  });

  test.each(["/photos/../lock.json", "/photos/%2e%2e/lock.json", "/assets/..%2f..%2fpackage.json"])(
    "%s escapes from no folder",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", null, (bytes: Buffer) => bytes],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ])(
    "a browser that accepts %s gets %s, with the right length",
    async (accepted, encoding, unpack) => {
      const page = "<p>Homes to let</p>".repeat(200);
      const headers = { "Content-Type": "text/html", "Content-Length": String(page.length) };
      const app = createApp(
        await createTestContext(database()),
        async () => new Response(page, { headers }),
      );
      const response = await app.request("/", { headers: { "Accept-Encoding": accepted } });
      expect(response.headers.get("Content-Encoding")).toBe(encoding);
      expect(response.headers.get("Vary")).toContain("Accept-Encoding");
      const body = Buffer.from(await response.arrayBuffer());
      expect([null, String(body.length)]).toContain(response.headers.get("Content-Length"));
      expect(unpack(body).toString()).toBe(page);
    },
  );
});
