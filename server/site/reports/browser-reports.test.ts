import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { useDatabase } from "../../testing/database.ts";
import { openLog } from "../../platform/logging/log.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { createApp } from "../app.ts";

const database = useDatabase("embedded");

const report = {
  name: "TypeError",
  message: "x is undefined",
  frames: [{ file: "/assets/home-B1.js", line: 1, column: 20 }],
};
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Version/19.0 Safari/604.1";

async function createSite(
  config: NonNullable<Parameters<typeof createTestContext>[1]>["config"] = {},
) {
  const lines = new PassThrough();
  const log = openLog({ logLevel: "info", logFormat: "json" }, lines);
  const appContext = await createTestContext(database(), { log, config });
  const pages = Object.assign(async () => new Response(), {
    routes: [{ path: "/offer/:id", handle: {} }],
  });
  const app = createApp(appContext, pages);
  return {
    send: async (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`https://lintel.test${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    figures: () => appContext.metrics.registry.metrics(),
    logged: () => String(lines.read() ?? ""),
  };
}

test("a browser's error is logged by the page's pattern and the browser's family, and counted", async () => {
  const { send, figures, logged } = await createSite();
  const referer = "https://lintel.test/offer/sFLV1Gdj5aO79EiFaZxs?name=Priya";
  const headers = { Referer: referer, "User-Agent": safari };
  const response = await send("/reports/error", report, headers);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  const line = logged();
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    msg: "Browser error reported",
    route: "/offer/:id",
    browser: "Safari",
    browserError: report,
  });
  expect(line).not.toMatch(/sFLV1|Priya|iPhone/);
  expect(await figures()).toContain('lintel_browser_errors_total{route="/offer/:id"} 1');
});

test("a message is stripped of personal data again on arrival", async () => {
  const { send, logged } = await createSite();
  await send("/reports/error", { ...report, message: "No mailbox priya@example.com" });
  expect(logged()).toContain("No mailbox [address]");
});

test.each([
  ["no report", {}],
  ["JSON cut short", "{"],
  ["another field", { ...report, email: "priya@example.com" }],
  ["another site's file", { ...report, frames: [{ ...report.frames[0], file: "https://x/a.js" }] }],
  ["a list", []],
])("%s is refused without repeating it", async (_, body) => {
  const { send, logged } = await createSite();
  const response = await send("/reports/error", body);
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain("priya");
  expect(logged()).toBe("");
});

test("a report is short, is JSON, and is posted", async () => {
  const { send } = await createSite();
  expect((await send("/reports/error", `"${"x".repeat(20_000)}"`)).status).toBe(413);
  expect((await send("/reports/error", report, { "Content-Type": "text/plain" })).status).toBe(415);
});

test("one address may send twenty reports a minute", async () => {
  const { send } = await createSite({ rateLimit: true });
  for (let sent = 0; sent < 20; sent++) {
    expect((await send("/reports/error", report)).status).toBe(204);
  }
  const refused = await send("/reports/error", report);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("all addresses together may send three hundred a minute", async () => {
  const { send } = await createSite({ rateLimit: true, trustedProxy: 1 });
  const from = (n: number) => ({ "X-Forwarded-For": `203.0.113.${n}` });
  const answers = await Promise.all(
    Array.from({ length: 310 }, (_, n) => send("/reports/policy", [], from(n % 200))),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test.each([
  [
    "application/csp-report",
    {
      "csp-report": {
        "document-uri": "https://lintel.test/offer/sFLV1Gdj5aO79EiFaZxs?name=Priya",
        "effective-directive": "img-src",
        "blocked-uri": "https://ads.example.com/pixel?user=priya",
        "script-sample": "Priya",
      },
    },
  ],
  [
    "application/reports+json",
    [
      { type: "deprecation", url: "https://lintel.test/", body: { id: "x" } },
      {
        type: "csp-violation",
        url: "https://lintel.test/offer/sFLV1Gdj5aO79EiFaZxs?name=Priya",
        user_agent: safari,
        body: {
          effectiveDirective: "img-src",
          blockedURL: "https://ads.example.com/pixel?user=priya",
          sample: "Priya",
        },
      },
    ],
  ],
])("a policy violation, as %s, is logged by origin and pattern", async (type, body) => {
  const { send, figures, logged } = await createSite();
  expect((await send("/reports/policy", body, { "Content-Type": type })).status).toBe(204);
  const line = logged();
  expect(JSON.parse(line)).toMatchObject({
    route: "/offer/:id",
    directive: "img-src",
    blocked: "https://ads.example.com",
  });
  expect(line).not.toMatch(/sFLV1|priya|iPhone/i);
  expect(await figures()).toContain('lintel_policy_violations_total{directive="img-src"} 1');
});

test("what an extension put into a page says nothing of the site", async () => {
  const { send, logged } = await createSite();
  const blocked = "chrome-extension://abcdef/inject.js";
  const body = { effectiveDirective: "script-src-elem", blockedURL: blocked };
  await send("/reports/policy", [{ type: "csp-violation", url: "https://lintel.test/", body }]);
  expect(logged()).toBe("");
});

test("nobody can add labels to the metrics", async () => {
  const { send, figures } = await createSite();
  const body = { effectiveDirective: "made-up-src", blockedURL: "inline" };
  await send("/reports/policy", [{ type: "csp-violation", url: "https://lintel.test/", body }]);
  await send("/reports/error", report, { Referer: "https://lintel.test/made/up" });
  expect(await figures()).not.toContain("made");
});

test("the policy says where to report violations", async () => {
  const { send } = await createSite();
  const { headers } = await send("/reports/policy", []);
  expect(headers.get("Content-Security-Policy")).toContain(
    "report-uri /reports/policy; report-to policy",
  );
  expect(headers.get("Reporting-Endpoints")).toBe('policy="/reports/policy"');
});
