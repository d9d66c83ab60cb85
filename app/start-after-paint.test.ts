import { expect, test } from "vitest";
import { startAfterPaint } from "./start-after-paint.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><script nonce="n1" type="module" async="">start("$&")</script></body></html>`;

test("the page's script waits in the page, and what starts it is marked as ours", () => {
  const deferredPage = startAfterPaint(page, "n1");
  expect(deferredPage).toContain(`<script nonce="n1" type="text/x-held">start("$&")</script>`);
  expect(deferredPage).toMatch(/<script nonce="n1">\(\(\) => \{[^<]*<\/script><\/head>/);
});

test("what waits for the first picture is kept back only where a script lets it go", () => {
  const held = startAfterPaint(page, "n1");
  expect(held).toMatch(/^<html data-keeps-back="">/);
  expect(held).toContain(
    '<style nonce="n1">@media (scripting: enabled) { [data-keeps-back] [data-waits] picture { display: none } }</style><script',
  );
});

test("nothing is fetched before the page is painted", () => {
  expect(startAfterPaint(page, "n1")).not.toContain("modulepreload");
});

test("a page without script stays as it is", () => {
  const scriptlessPage = "<html><head></head><body>Read me</body></html>";
  expect(startAfterPaint(scriptlessPage, "n1")).toBe(scriptlessPage);
});
