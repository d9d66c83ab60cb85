import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBalancer } from "./balancer.mjs";
import { ensureBrowser, ensureLightBrowser } from "./browser.mjs";
import { runChecks } from "./checks.mjs";
import { browserCounts, oneCount, totalLine, unitCounts } from "./counts.mjs";
import { ensureBuilt, ensureInstalled, runPinned, say } from "./steps.mjs";

const counts = [];
let finished = false;
const reports = mkdtempSync(join(tmpdir(), "lintel-tests-"));

// However the run ends, its last line counts: a step that broke off is one failure.
process.on("exit", () => {
  if (!finished) counts.push(oneCount(1));
  rmSync(reports, { recursive: true, force: true });
  say(totalLine(counts));
  process.exitCode = counts.some((count) => count.failed > 0) ? 1 : 0;
});

ensureInstalled();
ensureBuilt();
for (const run of [runChecks, unitTests, budgets, browserTests, lighthouse]) {
  const began = performance.now();
  counts.push(run());
  say(`This took ${Math.round((performance.now() - began) / 1000)} s.`);
}
finished = true;

function unitTests() {
  ensureBalancer();
  const file = join(reports, "unit.json");
  const status = runPinned([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return unitCounts(readReport(file), status);
}

function browserTests() {
  const browser = ensureLightBrowser(ensureBrowser());
  if (browser === null) return oneCount(1);
  const file = join(reports, "browser.json");
  const status = runPinned(["node_modules/@playwright/test/cli.js", "test"], {
    env: {
      ...process.env,
      ...(browser && { CHROMIUM_PATH: browser }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  });
  return browserCounts(readReport(file), status);
}

function budgets() {
  return oneCount(runPinned(["scripts/check-budgets.ts"]));
}

/** Last and alone: other work on the machine would lower the scores. */
function lighthouse() {
  const browser = ensureBrowser();
  const env = { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) };
  return oneCount(browser === null ? 1 : runPinned(["bench/check-lighthouse.ts"], { env }));
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
