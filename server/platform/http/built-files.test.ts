import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { builtFiles } from "./built-files.ts";

function built() {
  const client = mkdtempSync(join(tmpdir(), "lintel-client-"));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "assets", "site-a1.css"), "h1{}");
  writeFileSync(join(client, "secret.css"), "secret");
  return builtFiles(client);
}

test("a stylesheet and a drawing are found by their address", () => {
  expect(built()("/assets/site-a1.css")).toBe("h1{}");
});

test("what the build did not make is not there", () => {
  expect(built()("/assets/gone-b2.css")).toBeNull();
});

test.each(["/assets/../secret.css", "/secret.css", "/assets/site-a1.js", "//evil.example/a.css"])(
  "%s is not read: only styles and drawings of /assets are",
  (address) => {
    expect(built()(address)).toBeNull();
  },
);
