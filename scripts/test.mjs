import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { runChecks } from "./check.mjs";
import { ensureBuilt, ensureInstalled, runPinned, say } from "./steps.mjs";

ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();

const reports = mkdtempSync(join(tmpdir(), "lintel-tests-"));
const counts = [runChecks(), unitTests(), budgets(), browserTests()];
rmSync(reports, { recursive: true, force: true });

const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
say(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);

function unitTests() {
  const file = join(reports, "unit.json");
  const status = runPinned([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  return counted(report?.numPassedTests, report?.numFailedTests, status);
}

function browserTests() {
  const file = join(reports, "browser.json");
  const status = runPinned(["node_modules/@playwright/test/cli.js", "test"], {
    env: {
      ...process.env,
      ...(browser && { CHROMIUM_PATH: browser }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  });
  const stats = readReport(file)?.stats;
  return counted(stats && stats.expected + stats.flaky, stats?.unexpected, status);
}

function budgets() {
  return counted(1, 0, runPinned(["bench/budget.ts"]));
}

/** A run that broke off before it could report counts as one failure. */
function counted(passed = 0, failed = 0, status = 1) {
  if (status !== 0 && failed === 0) return { passed: 0, failed: 1 };
  return { passed, failed };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
