import { createHash } from "node:crypto";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders, type SecurityVariables } from "./security-headers.ts";

type Settings = Partial<Parameters<typeof securityHeaders>[0]>;

const policyOf = async (settings: Settings = {}) => (await pageOf(() => "a page", settings)).policy;

/** @param draw a page with the nonce that it is given */
async function pageOf(draw: (nonce: string) => string, settings: Settings = {}) {
  const app = new Hono<SecurityVariables>();
  app.use(
    securityHeaders({
      production: true,
      publicUrl: null,
      trustedProxy: 0,
      tagManagerId: null,
      thirdPartyOrigins: [],
      mapStyleUrl: null,
      humanCheck: "proof",
      ...settings,
    }),
  );
  app.get("/", (context) => context.html(draw(context.get("nonce"))));
  const answer = await app.request("/");
  const header = answer.headers.get("Content-Security-Policy") ?? "";
  const policy = new Map(
    header.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...allowed] = directive.split(" ");
      return [name, allowed];
    }),
  );
  return { policy, page: await answer.text() };
}

test("without a setting no other site is allowed anything", async () => {
  const policy = await policyOf();
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect([...policy.values()].flat().filter((source) => /[.:]\/\//.test(source))).toEqual([]);
  expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
});

test("the tag manager's host is allowed only when its id is set", async () => {
  const policy = await policyOf({ tagManagerId: "GTM-ABC1234" });
  const allowed = [...policy].filter(([, sources]) =>
    sources.includes("https://www.googletagmanager.com"),
  );
  expect(allowed.map(([directive]) => directive)).toEqual(["script-src", "img-src", "connect-src"]);
});

test("sites named in the settings may give scripts, styles, pictures, fonts, data and frames", async () => {
  const origin = "https://widgets.example.com";
  const policy = await policyOf({ thirdPartyOrigins: [origin] });
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
    const policy = await policyOf({ humanCheck });
    const allowed = [...policy].filter(([, sources]) => sources.includes(host));
    expect(allowed.map(([directive]) => directive)).toEqual(directives);
  },
);

test("the map style's site may give pictures and data, and nothing that runs", async () => {
  const policy = await policyOf({ mapStyleUrl: "https://tiles.example.com/styles/plain?key=1" });
  const allowed = [...policy].filter(([, sources]) =>
    sources.includes("https://tiles.example.com"),
  );
  expect(allowed.map(([directive]) => directive)).toEqual(["img-src", "connect-src"]);
  expect(policy.get("worker-src")).toEqual(["'self'"]);
});

test("a page's own inline scripts and its styles are allowed by their hashes, and by no nonce", async () => {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const answer = await pageOf(
    (nonce) =>
      `<style nonce="${nonce}">a{color:red}</style><script nonce="${nonce}" type="module">start("é")</script>` +
      `<script nonce="${nonce}" src="/assets/a.js"></script><script type="application/ld+json">{}</script>`,
  );
  expect(answer.policy.get("script-src")).toEqual(["'self'", hash('start("é")')]);
  expect(answer.policy.get("style-src")).toEqual(["'self'", hash("a{color:red}")]);
  expect(answer.page).toContain('<script type="module">start("é")</script>');
});

test("an inline script that somebody got into a page's text is not allowed", async () => {
  const answer = await pageOf(
    () => `<p><script>steal()</script><script nonce="x">steal()</script></p>`,
  );
  expect(answer.policy.get("script-src")).toEqual(["'self'"]);
});

test("a page is the same each time, so that it may be kept", async () => {
  const draw = () => pageOf((nonce) => `<script nonce="${nonce}">start()</script>`);
  expect(await draw()).toEqual(await draw());
});

test("in development styles may stand in the page, which no hash may take away", async () => {
  const { policy } = await pageOf(() => "<style>a{}</style>", { production: false });
  expect(policy.get("style-src")).toEqual(["'self'", "'unsafe-inline'"]);
});
