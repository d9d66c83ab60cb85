import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles, read, root } from "./steps.mjs";
import { noResults } from "./tests/results.mjs";
import { runStep } from "./tests/run-step.mjs";

/** What the last check of types learnt, so that the next reads what differs. */
const keepsTypes = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

/** TypeScript and the rules that know types are programs of Go. To collect garbage less often saves a fifth of their time. */
const env = { GOGC: "300" };

const routeTypes = {
  name: "types of routes",
  args: ["node_modules/@react-router/dev/bin.cjs", "typegen"],
};
const checks = [
  routeTypes,
  { name: "types", args: ["node_modules/typescript/bin/tsc", "--noEmit", ...keepsTypes], env },
  { name: "lint and the three layers", args: ["node_modules/oxlint/bin/oxlint"], env },
  { name: "format", args: ["node_modules/oxfmt/bin/oxfmt", "--check"] },
  { name: "unused code", args: ["node_modules/knip/bin/knip.js"] },
  // What it doesn't know and is right goes into `scripts/texts/known-words.txt`.
  {
    name: "spelling of documents and brand texts",
    args: ["node_modules/cspell/bin.mjs", "--no-progress", "--no-summary"],
  },
];

/** Beside the checks: one of them alone leaves processors idle. */
export const build = { name: "build", args: ["scripts/build.mjs"], command: "npm run build" };
export const withBuild = [...checks, build];

/** Of what a page downloads, once there is a build. */
export const budgets = {
  name: "budgets of bench/budgets.json",
  args: ["scripts/check-budgets.ts"],
  command: "npm run build && node_modules/node/bin/node scripts/check-budgets.ts",
  prints: "always",
};

/** Those that generate and check the types. */
export const typeChecks = checks.slice(0, 2);

/**
 * The same for files that differ or are gone: whether something is unused needs all of them.
 * @param {string[]} files
 */
export function checksOf(files) {
  const kept = files.filter((file) => existsSync(join(root, file)));
  const scripts = kept.filter((file) => /\.(?:[mc]?[jt]s|tsx)$/.test(file));
  const [lint, format] = checks.slice(2, 4);
  return [
    ...typeChecks,
    ...(scripts.length > 0 ? [{ ...lint, args: [...lint.args, ...scripts] }] : []),
    { ...format, args: [...format.args, "--no-error-on-unmatched-pattern", ...kept] },
  ];
}

/** @returns {Promise<import("./tests/results.mjs").Results>} */
export async function runChecks(stop, chosen = checks) {
  const all = noResults();
  // The types of routes are made before the others read them.
  const [first, ...others] = chosen;
  const results = [await (first === routeTypes ? makeRouteTypes(stop) : runCheck(first, stop))];
  if (!stop?.aborted)
    results.push(...(await Promise.all(others.map((check) => runCheck(check, stop)))));
  for (const { passed, failed } of results) {
    all.passed += passed;
    all.failed.push(...failed);
  }
  return all;
}

/** They follow from the routes alone, and take longer to make than few files to check. */
async function makeRouteTypes(stop) {
  const stamp = join(root, ".react-router", ".made-of");
  const sources = ["app/routes.ts", "react-router.config.ts", "package-lock.json"];
  const source = hashFiles(sources.map((name) => join(root, name)));
  if (read(stamp) === source) return noResults();
  const results = await runCheck(routeTypes, stop);
  if (results.failed.length === 0) writeFileSync(stamp, source);
  return results;
}

async function runCheck(check, stop) {
  const step = { command: "npm run check", prints: "on failure", ...check };
  const results = await runStep(step, stop);
  console.log(`${results.failed.length === 0 ? "ok    " : "FAILED"} ${check.name}`);
  return results;
}
