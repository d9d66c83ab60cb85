import { budgets, build, runChecks, withBuild } from "./checks.mjs";
import { fetchLightBrowser } from "./browser.mjs";
import { ensureInstalled, fail } from "./steps.mjs";
import { runBrowserTests, runUnitTests } from "./tests/parts.mjs";
import { noResults } from "./tests/results.mjs";
import { runAll } from "./tests/run-all.mjs";

const args = process.argv.slice(2);
const isChanged = args.some((word) => word.startsWith("--changed"));

if (!isChanged) void fetchLightBrowser();
await runAll(isChanged ? [{ title: "Unit tests of what changed", run: runChanged }] : wholeRun());

function wholeRun() {
  return [
    { title: "Install", run: install },
    { title: "Build; types, lint, format, unused code", run: buildAndCheck },
    { title: "Unit tests and tests of the running site", run: (stop) => runUnitTests(stop) },
    { title: "Journeys in the browser", run: (stop) => runBrowserTests(stop) },
  ];
}

/** Those that import a file which differs from the last commit, or from `--changed=COMMIT`. */
function runChanged(stop) {
  ensureInstalled();
  return runUnitTests(stop, { args: [...args, "--exclude=e2e/**"] });
}

function install() {
  ensureInstalled();
  return noResults();
}

async function buildAndCheck(stop) {
  const results = await runChecks(stop, withBuild);
  if (results.failed.some(({ name }) => name === build.name))
    fail("Without a build there is nothing to test; its own words stand above.");
  const { passed, failed } = await runChecks(stop, [budgets]);
  results.passed += passed;
  results.failed.push(...failed);
  return results;
}
