import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { useDatabase } from "../../testing/database.ts";
import { createApp } from "../app.ts";
import { securityHeaders } from "../../platform/http/security-headers.ts";
import { createTestContext } from "../../testing/app-context.ts";

const database = useDatabase();
const client = mkdtempSync(join(tmpdir(), "lintel-client-"));
mkdirSync(join(client, "assets"));
writeFileSync(join(client, "assets/a-1.js"), "1");
writeFileSync(join(client, "assets/a-1.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
writeFileSync(join(client, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");

const always: Record<string, RegExp> = {
  "Content-Security-Policy": /frame-ancestors 'none'/,
  "X-Frame-Options": /^DENY$/,
  "X-Content-Type-Options": /^nosniff$/,
  "Referrer-Policy": /^strict-origin-when-cross-origin$/,
  "Cross-Origin-Opener-Policy": /^same-origin$/,
  "Cross-Origin-Resource-Policy": /^(same|cross)-origin$/,
  "Cross-Origin-Embedder-Policy": /^require-corp$/,
  "Permissions-Policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "Strict-Transport-Security": /^max-age=31536000$/,
  "X-Permitted-Cross-Domain-Policies": /^none$/,
};

async function createSite(publicUrl: string | null) {
  const appContext = await createTestContext(database(), {
    config: { publicUrl, production: true },
  });
  const page = (path: string) => {
    if (path === "/moved") return new Response(null, { status: 301, headers: { Location: "/" } });
    if (path === "/same") return new Response(null, { status: 304 });
    if (path === "/broken") throw new Error("A page broke.");
    return new Response("<p>A page</p>", { headers: { "Content-Type": "text/html" } });
  };
  return createApp(appContext, async (request) => page(new URL(request.url).pathname), {
    clientFolder: client,
  });
}

describe("clickjacking, sniffing, leaks to other sites: each response tells the browser to refuse", () => {
  test.each([
    ["a page", "/", 200],
    ["a page that has moved", "/moved", 301],
    ["a page that is the same", "/same", 304],
    ["a page that breaks", "/broken", 500],
    ["a call", "/api/properties", 200],
    ["a call that is refused", "/api/properties?rentmin=much", 400],
    ["a call that there is none of", "/api/nowhere", 404],
    ["a file that there is none of", "/assets/nowhere.js", 200],
    ["a drawing of the build, which is a document when opened", "/assets/a-1.svg", 200],
    ["a picture", "/icon.svg", 200],
    ["a feed", "/properties/rss.xml", 200],
    ["a health check", "/healthz", 200],
  ])("%s (%s)", async (_name, path, status) => {
    const app = await createSite("https://lettings.example.com");
    const response = await app.request(path);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(always)) {
      expect([name, response.headers.get(name)]).toEqual([name, expect.stringMatching(value)]);
    }
    for (const name of ["Server", "X-Powered-By", "Set-Cookie"]) {
      expect(response.headers.get(name)).toBeNull();
    }
  });

  test("a built file has what a file needs, in 500 bytes", async () => {
    const app = await createSite("https://lettings.example.com");
    const { headers } = await app.request("/assets/a-1.js");
    const own = [...headers].filter(([name]) => name !== "x-request-id");
    expect(Object.fromEntries(own)).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "1",
      "content-type": "text/javascript; charset=utf-8",
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-resource-policy": "same-origin",
      "last-modified": expect.any(String),
      "strict-transport-security": "max-age=31536000",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
    expect([...headers].flat().join("").length).toBeLessThan(450);
  });

  test("only photos may be embedded by other sites: the calls and the feeds give their URLs", async () => {
    const app = await createSite(null);
    const policy = async (path: string) =>
      (await app.request(path)).headers.get("Cross-Origin-Resource-Policy");
    expect(await policy("/photos/x.jpg")).toBe("cross-origin");
    expect(await policy("/icon.svg")).toBe("same-origin");
  });
});

describe("downgrade to plain HTTP", () => {
  test.each([
    ["a public address of https binds browsers to it", "https://lettings.example.com", 0, {}, true],
    ["a public address of http does not", "http://127.0.0.1:3000", 0, {}, false],
    ["a trusted proxy that ended TLS does", null, 1, { "X-Forwarded-Proto": "https" }, true],
    ["a trusted proxy that did not doesn't", null, 1, { "X-Forwarded-Proto": "http" }, false],
    ["a caller's own word does not", null, 0, { "X-Forwarded-Proto": "https" }, false],
  ])("%s", async (_rule, publicUrl, trustedProxy, headers, binds) => {
    const { config } = await createTestContext(database(), { config: { publicUrl, trustedProxy } });
    const app = new Hono().use(securityHeaders(config)).get("/", (context) => context.text("x"));
    const { headers: answered } = await app.request("/", { headers });
    expect(answered.has("Strict-Transport-Security")).toBe(binds);
  });
});

describe("another site's process beside ours", () => {
  const origins = ["https://widgets.example.com"];
  test.each([
    ["pages are isolated where all they load is ours", {}, "require-corp"],
    [
      "a map style's answers come without credentials",
      { mapStyleUrl: "https://a.example/s" },
      "credentialless",
    ],
    ["a tag manager's tags load what they like", { tagManagerId: "GTM-ABC1234" }, null],
    ["so do sites that the settings name", { thirdPartyOrigins: origins }, null],
    ["and another company's human check", { humanCheck: "turnstile" as const }, null],
    ["Vite's workers come without the header", { production: false }, null],
  ])("%s", async (_rule, changes, policy) => {
    const { config } = await createTestContext(database());
    const app = new Hono().use(securityHeaders({ ...config, production: true, ...changes }));
    const { headers } = await app.get("/", (context) => context.text("x")).request("/");
    expect(headers.get("Cross-Origin-Embedder-Policy")).toBe(policy);
  });
});
