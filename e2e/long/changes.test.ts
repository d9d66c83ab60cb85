import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const left = new Set(["node_modules", ".git", ".cache", "build", "data"]);

test("with all changes of scripts/changes the types hold", () => {
  const copy = mkdtempSync(join(tmpdir(), "lintel-changes-"));
  cpSync(".", copy, { recursive: true, filter: (path) => !left.has(path) });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  const patches = globSync("scripts/changes/*.patch").map((file) => resolve(file));
  const run = (program: string, args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  };
  expect(patches.length).toBeGreaterThan(3);
  run("git", ["apply", ...patches]);
  run(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
  run(process.execPath, ["node_modules/typescript/lib/tsc.js", "--noEmit"]);
});
