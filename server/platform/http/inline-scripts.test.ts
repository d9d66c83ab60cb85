import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineScripts } from "./inline-scripts.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("an inline script with the page's nonce is allowed by its hash, once", () => {
  const script = `<script nonce="n1">start("£")</script>`;
  expect(hashInlineScripts(script + script, "n1").scriptHashes).toEqual([hash(`start("£")`)]);
});

test("a script without the nonce, or with a guessed one, is not allowed", () => {
  const injected = `<script>steal()</script><script nonce="n2">steal()</script>`;
  expect(hashInlineScripts(injected, "n1").scriptHashes).toEqual([]);
});

test("a linked script needs no hash", () => {
  expect(hashInlineScripts(`<script nonce="n1" src="/a.js"></script>`, "n1").scriptHashes).toEqual(
    [],
  );
});

test("the nonce is nowhere in the page, so that its bytes are the same each time", () => {
  const page = `<link nonce="n1" href="/a.css"/><script nonce="n1">start()</script>`;
  expect(hashInlineScripts(page, "n1").html).toBe(`<link href="/a.css"/><script>start()</script>`);
});
