import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printFigure } from "./figures.ts";
import { forget } from "../e2e/running-site.ts";

/** `npm run import` of the demo into an empty embedded database, from the shell to its end. */
const limit = 20_000;
const dataDir = mkdtempSync(join(tmpdir(), "lintel-bench-"));
const began = performance.now();
const run = spawnSync(
  process.execPath,
  ["build/server/main.js", "import", "demo/999999_2026112101.BLM"],
  { encoding: "utf8", env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir } },
);
const ms = Math.round(performance.now() - began);
if (run.status !== 0) throw new Error(run.stdout + run.stderr);
printFigure({ bench: "import", what: "demo, process start included", ms, limit });
if (ms > limit) process.exitCode = 1;
forget(dataDir);
