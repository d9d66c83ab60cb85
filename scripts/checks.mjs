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

/** @returns how many checks held and how many did not. */
export function runChecks() {
  let failed = 0;
  for (const { name, steps } of checks) {
    const held = steps.every(
      (step) => runPinned(step, { stdio: ["ignore", "pipe", "inherit"] }) === 0,
    );
    say(`${held ? "ok    " : "FAILED"} ${name}`);
    if (!held) failed += 1;
  }
  return { passed: checks.length - failed, failed };
}
