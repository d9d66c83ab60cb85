import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";

const origin = "https://lettings.example.com";
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: origin, DEMO_DATA: "off" });
});
afterAll(async () => {
  await site.stop();
  removeDataDir(site.dataDir);
});

/** `fetch` would normalise the path and can't set the Host header. */
function sendRequest(path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{ status: number; location: string | null; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(site.url);
      const sent = request({ hostname, port, path, headers, method }, (response) => {
        const location = response.headers.location ?? null;
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, location, body }),
          reject,
        );
      });
      sent.on("error", reject);
      sent.end();
    },
  );
}

const scripts = [
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  '"-alert(1)-"',
  "<!--<script>",
];

describe("scripts of others", () => {
  test.each([
    "/properties?q=",
    "/properties?area=",
    "/flats-to-rent/london?q=",
    "/alert/confirm?id=",
    "/alert/stop?state=",
    "/shortlist?ids=",
    "/compare?ids=",
    "/error?",
    "/nowhere?",
    "/renter-check?id=1&resp=true&dev=",
    "/booking-confirmation?id=",
    "/my-viewing?id=",
    "/choose-viewing?id=",
    "/viewing-feedback?id=",
    "/offer-error?id=",
    "/contact?subject=",
  ])("in %s are text, in the page and in its data", async (path) => {
    for (const script of scripts) {
      const { body } = await sendRequest(path + encodeURIComponent(script));
      expect(body).toContain("<html");
      expect(body.split(script)).toHaveLength(1);
      expect(body).not.toMatch(/<img[^>]*onerror|<script>alert/);
    }
  });
});

describe("open redirect", () => {
  test.each([
    "//evil.example",
    "//evil.example/",
    "/\\evil.example",
    "//evil.example/properties-to-rent",
    "//evil.example//",
    "/properties-to-rent?next=//evil.example",
    "/properties-to-rent//",
    "/PROPERTIES-TO-RENT/?@evil.example",
    "/flats-to-rent//evil.example",
    "/flats-to-rent/%2f%2fevil.example",
    "/flats-to-rent/Shoreditch?//evil.example",
    "/propertys/%2f%2fevil.example",
    "/propertys/..%2f..%2f%2fevil.example",
    "//evil.example/propertys/p1.data",
    "/properties-to-rent.data?//evil.example",
    "//evil.example/_root.data",
  ])("%s leads to no other site", async (path) => {
    const { status, location, body } = await sendRequest(path);
    expect(status).toBeLessThan(500);
    expect(new URL(location ?? "/", origin).origin).toBe(origin);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? origin;
    expect(new URL(canonical).origin).toBe(origin);
  });
});

describe("a host that a caller chose", () => {
  const spoofedHeaders = {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
  };

  test.each(["/", "/properties", "/faq", "/properties.data", "/nowhere"])(
    "is named nowhere in %s",
    async (path) => {
      const { status, body } = await sendRequest(path, spoofedHeaders);
      expect(status).toBeLessThan(500);
      expect(body).not.toContain("evil.example");
    },
  );

  test.each([
    "",
    "a b",
    "evil.example:port",
    "[::1",
    "evil.example/path",
    "user@evil.example",
    "x\u00e9",
  ])("that is none, %j, is refused or unread", async (Host) => {
    const { status, body } = await sendRequest("/", { Host });
    expect([200, 400]).toContain(status);
    expect(body).not.toContain("evil.example");
  });
});

describe("paths that no page has", () => {
  test.each([
    ["/documents/__proto__", 404],
    ["/documents/constructor", 404],
    ["/documents/..%2f..%2fpackage.json", 404],
    ["/flats-to-rent/__proto__", 404],
    ["/property/%00", 404],
    ["/property/%ff", 400],
    ["/offer/%27%20or%201=1", 302],
    ["/%", 400],
    ["/dev/mail", 404],
    ["/styleguide", 404],
    ["/__manifest?paths=/../../etc/passwd", 204],
  ])("%s answers %i or another refusal, and tells nothing", async (path, status) => {
    const answer = await sendRequest(path);
    expect([status, 400, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/node_modules|\n {4}at |root:x/);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"])(
    "%s to a page changes and tells nothing",
    async (method) => {
      const { status, body } = await sendRequest(
        "/faq",
        { Origin: "https://evil.example" },
        method,
      );
      expect([400, 403, 404, 405]).toContain(status);
      expect(body).not.toMatch(/node_modules|\n {4}at /);
    },
  );
});
