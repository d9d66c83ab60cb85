import { runChecks } from "./checks.mjs";
import { ensureBuilt, ensureInstalled } from "./steps.mjs";
import { runAudits, runBrowserTests, runBudgets, runUnitTests } from "./tests/parts.mjs";
import { noResults } from "./tests/results.mjs";
import { runAll } from "./tests/run-all.mjs";

await runAll([
  { title: "Install and build", run: installAndBuild },
  { title: "Types, lint, format, unused code", run: runChecks },
  { title: "Unit tests and tests of the running site", run: runUnitTests },
  { title: "Budgets", run: runBudgets },
  { title: "Journeys in the browser", run: runBrowserTests },
  { title: "Lighthouse: accessibility, best practices, SEO, weight", run: runAudits },
]);

function installAndBuild() {
  ensureInstalled();
  ensureBuilt();
  return noResults();
}
