import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadBuiltFiles } from "./built-files.ts";

function createBuilt() {
  const client = mkdtempSync(join(tmpdir(), "lintel-client-"));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "assets", "site-a1.css"), "h1{}");
  writeFileSync(join(client, "secret.css"), "secret");
  return loadBuiltFiles(client);
}

test("a stylesheet and an SVG are found by their URL", () => {
  expect(createBuilt()("/assets/site-a1.css")).toBe("h1{}");
});

test("a file that the build did not make is not found", () => {
  expect(createBuilt()("/assets/gone-b2.css")).toBeNull();
});

test.each(["/assets/../secret.css", "/secret.css", "/assets/site-a1.js", "//evil.example/a.css"])(
  "%s is not read: only styles and SVGs of /assets are",
  (address) => {
    expect(createBuilt()(address)).toBeNull();
  },
);
