import { runPinned, say } from "./steps.mjs";

/** Each is a program that says nothing and ends with 0 where all is well. */
const checks = [
  {
    name: "types",
    steps: [
      ["node_modules/@react-router/dev/bin.cjs", "typegen"],
      ["node_modules/typescript/bin/tsc", "--noEmit"],
    ],
  },
  { name: "lint and the three floors", steps: [["node_modules/oxlint/bin/oxlint"]] },
  { name: "format", steps: [["node_modules/oxfmt/bin/oxfmt", "--check"]] },
  { name: "unused code", steps: [["node_modules/knip/bin/knip.js"]] },
];

/** Many times what the slowest takes. */
const limitMs = 15 * 60_000;

/** @returns {import("./tests/results.mjs").Results} */
export function runChecks() {
  const results = { passed: 0, failed: [], skipped: [], retried: [], running: [] };
  for (const { name, steps } of checks) {
    const options = {
      stdio: ["ignore", "pipe", "inherit"],
      timeout: limitMs,
      killSignal: "SIGKILL",
    };
    const held = steps.every((step) => runPinned(step, options) === 0);
    say(`${held ? "ok    " : "FAILED"} ${name}`);
    if (held) results.passed += 1;
    else results.failed.push({ name: `check of ${name}`, command: "npm run check" });
  }
  return results;
}
