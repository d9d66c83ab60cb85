import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createFirstPaint } from "./first-paint.ts";

const files: Record<string, string> = {
  "/assets/site.css": "h1{color:red}",
  "/assets/fonts.css":
    `@font-face{font-family:"Besley";src:url(/assets/b.woff2)format("woff2");font-weight:500;font-display:optional}` +
    `@font-face{font-family:Sans;src:url(/assets/s.woff2);font-weight:400 700;font-stretch:75%}` +
    `@font-face{font-family:Near;src:local("Arial")}`,
  "/assets/icons.svg": `<svg><symbol id="i-bed"><path d="M1"/></symbol><symbol id="i-bath"><path d="M2"/></symbol></svg>`,
  "/assets/odd.css": "q::before{content:'“'}",
  "/assets/odd.svg": `<svg><path id="pound" aria-label="£"/></svg>`,
  "/assets/wordmark.svg": `<svg><path id="letters" d="M3"/><path id="knob" d="M4"/></svg>`,
};
const createFile = (address: string) => files[address] ?? null;
const held = `<script type="text/x-held">start()</script>`;
const toLatin1 = (page: string) => Buffer.from(page).toString("latin1");
const finishPage = (head: string, body = "") =>
  createFirstPaint(createFile)(
    toLatin1(`<html><head>${head}</head><body>${body}${held}</body></html>`),
    "n1",
  );
const drawParts = (head: string, body = "") => finishPage(head, body).body.toString();
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a stylesheet is inlined in the page, and its file is not fetched", () => {
  expect(
    drawParts(`<link rel="stylesheet" href="/assets/site.css" data-precedence="default"/>`),
  ).toContain(
    `<style>h1{color:red}</style><link rel="stylesheet" disabled="" href="/assets/site.css" data-precedence="default"/>`,
  );
});

test("where other pictures wait for the first one, so do the fonts", () => {
  const preload = `<link rel="preload" href="/assets/b.woff2" as="font"/>`;
  const link = `${preload}<link rel="stylesheet" href="/assets/fonts.css"/>`;
  const page = drawParts(link, `<span data-waits="true"></span>`);
  expect(page).not.toContain("preload");
  expect(page).toContain(`<style>@font-face{font-family:Near;src:local("Arial")}</style>`);
  const [, told] = /<meta name="letters" content="([^"]*)"><\/head>/.exec(page)!;
  expect(JSON.parse(told!.replaceAll("&quot;", '"'))).toEqual([
    ["Besley", 'url(/assets/b.woff2)format("woff2")', { weight: "500" }],
    ["Sans", "url(/assets/s.woff2)", { weight: "400 700", stretch: "75%" }],
  ]);
  expect(drawParts(link)).toContain(preload);
});

test("a stylesheet that the build did not make stays a link", () => {
  const link = `<link rel="stylesheet" href="/app/site.css"/>`;
  expect(drawParts(link)).toContain(link);
});

test("the SVGs that a page uses are inlined once each, and no others", () => {
  const use = (address: string) => `<svg><use href="${address}"></use></svg>`;
  const page = drawParts(
    "",
    use("/assets/icons.svg#i-bed") +
      use("/assets/icons.svg#i-bed") +
      use("/assets/wordmark.svg#knob"),
  );
  expect(page.match(/<use href="#i-bed">/g)).toHaveLength(2);
  expect(page.match(/<symbol id="i-bed"><path d="M1"\/><\/symbol>/g)).toHaveLength(1);
  expect(page).toContain(`<path id="knob" d="M4"/></svg></body>`);
  expect(page).not.toContain("i-bath");
});

test("non-ASCII letters stay unchanged in the page, its styles and its SVGs", () => {
  const page = drawParts(
    `<title>Rent’s £900</title><link rel="stylesheet" href="/assets/odd.css"/>`,
    `<use href="/assets/odd.svg#pound">`,
  );
  for (const kept of ["Rent’s £900", "content:'“'", 'aria-label="£"']) expect(page).toContain(kept);
});

test("an SVG that the build did not make stays where it is", () => {
  const use = `<use href="/assets/gone.svg#i-bed">`;
  expect(drawParts("", use)).toContain(use);
});

test("a page without script stays unchanged: nothing would load its stylesheets", () => {
  const still = `<html><head><link rel="stylesheet" href="/assets/site.css"/></head><p>é</p></html>`;
  expect(createFirstPaint(createFile)(toLatin1(still), "n1").body.toString()).toBe(still);
});

test("a page's own inline scripts and its styles are allowed by their hashes, and by no nonce", () => {
  const { body, hashes } = finishPage(
    `<style nonce="n1">a{color:red}</style><link rel="stylesheet" href="/assets/site.css"/>`,
    `<script nonce="n1" type="module">start("é")</script><script nonce="n1" src="/assets/a.js"></script>` +
      `<script type="application/ld+json">{}</script>`,
  );
  expect(hashes.scripts).toEqual([hash('start("é")')]);
  expect(hashes.styles).toEqual([hash("a{color:red}"), hash("h1{color:red}")]);
  expect(body.toString()).toContain('<script type="module">start("é")</script>');
});

test("the hash of a style covers what is in the page, without the fonts that come later", () => {
  const link = `<link rel="stylesheet" href="/assets/fonts.css"/>`;
  const { hashes } = finishPage(link, `<span data-waits="true"></span>`);
  expect(hashes.styles).toEqual([hash('@font-face{font-family:Near;src:local("Arial")}')]);
});

test("an inline script that somebody got into a page's text is not allowed", () => {
  const { hashes } = finishPage(
    "",
    `<p><script>steal()</script><script nonce="x">steal()</script></p>`,
  );
  expect(hashes).toEqual({ scripts: [], styles: [] });
});

test("a page is identical each time, so that it can be cached", () => {
  const page = (nonce: string) => `<script nonce="${nonce}">start()</script>`;
  const finish = createFirstPaint(createFile);
  expect(finish(page("n1"), "n1")).toEqual(finish(page("n2"), "n2"));
});
