import { expect, test } from "vitest";
import { withFirstPaint } from "./first-paint.ts";

const files: Record<string, string> = {
  "/assets/site.css": "h1{color:red}",
  "/assets/icons.svg": `<svg><symbol id="i-bed"><path d="M1"/></symbol><symbol id="i-bath"><path d="M2"/></symbol></svg>`,
  "/assets/wordmark.svg": `<svg><path id="letters" d="M3"/><path id="knob" d="M4"/></svg>`,
};
const fileAt = (address: string) => files[address] ?? null;
const held = `<script type="text/x-held">start()</script>`;
const drawn = (head: string, body = "") =>
  withFirstPaint(`<html><head>${head}</head><body>${body}${held}</body></html>`, "n1", fileAt);

test("a stylesheet stands in the page, and its file waits for the first paint", () => {
  expect(
    drawn(`<link rel="stylesheet" href="/assets/site.css" data-precedence="default"/>`),
  ).toContain(
    `<style nonce="n1">h1{color:red}</style><link rel="x-held" href="/assets/site.css" data-precedence="default"/>`,
  );
});

test("the letters wait for the first paint and stand in no page", () => {
  expect(drawn(`<link rel="stylesheet" href="/assets/site.css" data-late=""/>`)).toContain(
    `<head><link rel="x-held" href="/assets/site.css" data-late=""/></head>`,
  );
});

test("a stylesheet that the build did not make stays a link", () => {
  const link = `<link rel="stylesheet" href="/app/site.css"/>`;
  expect(drawn(link)).toContain(link);
});

test("the drawings that a page uses stand in it once each, and no others", () => {
  const use = (address: string) => `<svg><use href="${address}"></use></svg>`;
  const page = drawn(
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

test("a drawing that the build did not make stays where it is", () => {
  const use = `<use href="/assets/gone.svg#i-bed">`;
  expect(drawn("", use)).toContain(use);
});

test("a page without script stays as it is: nothing would bring its stylesheets in", () => {
  const still = `<html><head><link rel="stylesheet" href="/assets/site.css"/></head></html>`;
  expect(withFirstPaint(still, "n1", fileAt)).toBe(still);
});
