import { randomInt } from "node:crypto";
import { ensureBuilt, ensureInstalled } from "./steps.mjs";
import { runAudits, runBrowserTests, runUnitTests } from "./tests/parts.mjs";
import { runAll } from "./tests/run-all.mjs";

/** Full versions of checks `npm test` shortens or limits to some pages. Takes half an hour on a quick machine. */
const hour = 60 * 60_000;
/** Ids and random values of another run each time: the log says which, and `FUZZ_SEED` repeats it. */
const drawSeed = () => String(randomInt(2 ** 31));

ensureInstalled();
ensureBuilt();
await runAll([
  {
    title: "Unit tests and tests of the running site, both databases",
    run: (stop) => runUnitTests(stop, { env: { TEST_ENGINES: "all", FUZZ_SEED: drawSeed() } }),
  },
  {
    title: "Thirty kills under load, both databases",
    run: (stop) =>
      runUnitTests(stop, {
        args: ["e2e/kill", "e2e/long/kill"],
        env: { KILL_ROUNDS: "30", LONG_TESTS: "on" },
        silenceMs: hour,
      }),
  },
  ...["embedded", "server"].map((engine) => ({
    title: `10,000 random requests for each call, and random searches and rules, ${engine} database`,
    run: (stop) =>
      runUnitTests(stop, {
        args: [
          "server/site/attacks/fuzz",
          "server/homes/home-form-fuzz",
          "server/search",
          "server/tenancies/find-tenancies.property",
          "domain",
        ],
        env: { FUZZ_RUNS: "10000", FUZZ_ENGINE: engine, FUZZ_SEED: drawSeed() },
        silenceMs: hour,
      }),
  })),
  {
    title: "Every link of the site, three processes behind a balancer, and the test runner itself",
    run: (stop) =>
      runUnitTests(stop, {
        args: ["e2e/long", "scripts/tests/run-step"],
        env: { LONG_TESTS: "on" },
      }),
  },
  {
    title: "All journeys in the browser, at both sizes",
    run: (stop) => runBrowserTests(stop, [], { LONG_TESTS: "on" }),
  },
  { title: "Lighthouse's audits of every page", run: (stop) => runAudits(stop) },
]);
