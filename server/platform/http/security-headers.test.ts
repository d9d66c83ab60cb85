import { Hono } from "hono";
import { expect, test } from "vitest";
import { buildContentSecurityPolicy, securityHeaders } from "./security-headers.ts";

type Settings = Parameters<typeof securityHeaders>[0];

const defaults: Settings = {
  production: true,
  publicUrl: null,
  trustedProxy: 0,
  tagManagerId: null,
  thirdPartyOrigins: [],
  mapStyleUrl: null,
  humanCheck: "proof",
};

async function readPolicy(settings: Partial<Settings> = {}) {
  const app = new Hono();
  app.use(securityHeaders({ ...defaults, ...settings }));
  app.get("/", (context) => context.html("a page"));
  const answer = await app.request("/");
  return parsePolicy(answer.headers.get("Content-Security-Policy") ?? "");
}

function parsePolicy(policy: string) {
  return new Map(
    policy.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...allowed] = directive.split(" ");
      return [name, allowed];
    }),
  );
}

test("by default no other site is allowed anything", async () => {
  const policy = await readPolicy();
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect([...policy.values()].flat().filter((source) => /[.:]\/\//.test(source))).toEqual([]);
  expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
});

test("the tag manager's host is allowed only when its id is set", async () => {
  const policy = await readPolicy({ tagManagerId: "GTM-ABC1234" });
  const allowed = [...policy].filter(([, sources]) =>
    sources.includes("https://www.googletagmanager.com"),
  );
  expect(allowed.map(([directive]) => directive)).toEqual(["script-src", "img-src", "connect-src"]);
});

test("sites named in the settings may give scripts, styles, pictures, fonts, data and frames", async () => {
  const origin = "https://widgets.example.com";
  const policy = await readPolicy({ thirdPartyOrigins: [origin] });
  const allowed = [...policy].filter(([, sources]) => sources.includes(origin));
  expect(allowed.map(([directive]) => directive)).toEqual([
    "script-src",
    "style-src",
    "img-src",
    "font-src",
    "connect-src",
    "frame-src",
  ]);
});

test.each([
  ["recaptcha", "https://www.google.com/recaptcha/", ["script-src", "connect-src", "frame-src"]],
  ["hcaptcha", "https://hcaptcha.com", ["script-src", "style-src", "connect-src", "frame-src"]],
  ["turnstile", "https://challenges.cloudflare.com", ["script-src", "frame-src"]],
] as const)(
  "%s may run and show its frame where it is chosen",
  async (humanCheck, host, directives) => {
    const policy = await readPolicy({ humanCheck });
    const allowed = [...policy].filter(([, sources]) => sources.includes(host));
    expect(allowed.map(([directive]) => directive)).toEqual(directives);
  },
);

test("the map style's site may supply pictures and data, but no scripts", async () => {
  const policy = await readPolicy({
    mapStyleUrl: "https://tiles.example.com/styles/plain?key=1",
  });
  const allowed = [...policy].filter(([, sources]) =>
    sources.includes("https://tiles.example.com"),
  );
  expect(allowed.map(([directive]) => directive)).toEqual(["img-src", "connect-src"]);
  expect(policy.get("worker-src")).toEqual(["'self'"]);
});

test("a page's inline scripts are allowed by their hashes, and no inline style is", () => {
  const policy = parsePolicy(buildContentSecurityPolicy(["'sha256-script'"], defaults));
  expect(policy.get("script-src")).toEqual(["'self'", "'sha256-script'"]);
  expect(policy.get("style-src")).toEqual(["'self'"]);
});

test("in development styles may stand in the page, where Vite puts them", async () => {
  const policy = await readPolicy({ production: false });
  expect(policy.get("style-src")).toEqual(["'self'", "'unsafe-inline'"]);
});
