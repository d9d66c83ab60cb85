import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptSecret } from "./secret.ts";

let dataDir: string;
let path: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lintel-secret-"));
  path = join(dataDir, "human-check-secret");
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("the secret is made once, for its owner alone, and nothing else is left behind", () => {
  const made = keptSecret(dataDir);
  expect(made).toEqual({ ok: true, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(keptSecret(dataDir)).toEqual(made);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["human-check-secret"]);
});

test("processes that start together get the same secret", async () => {
  const program = `
    import { keptSecret } from ${JSON.stringify(join(import.meta.dirname, "secret.ts"))};
    while (Date.now() < Number(process.argv[1]));
    process.stdout.write(JSON.stringify(keptSecret(process.argv[2])));`;
  const args = ["--input-type=module", "-e", program, String(Date.now() + 1500), dataDir];
  const runs = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, args));
  const answers = new Set((await Promise.all(runs)).map((run) => run.stdout));
  expect([...answers]).toEqual([JSON.stringify(keptSecret(dataDir))]);
  expect(readdirSync(dataDir)).toEqual(["human-check-secret"]);
});

test.each(["", "\n".repeat(64), "a".repeat(31)])("a kept secret of %j is refused", (kept) => {
  writeFileSync(path, kept);
  const problem = `The secret in ${path} is too short: delete the file and start again.`;
  expect(keptSecret(dataDir)).toEqual({ ok: false, problem });
});

test("a secret that can't be read is one line that names it", () => {
  mkdirSync(path);
  const kept = keptSecret(dataDir);
  expect(kept).toEqual({ ok: false, problem: expect.stringMatching(/^.*EISDIR.*$/) });
  expect(kept).toEqual({ ok: false, problem: expect.stringContaining(path) });
});
