import { appendFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * What a step of `npm test` tells of its tests, a line of JSON each, in the file that the
 * environment names: events written before a step failed or hung are still there.
 *
 * @typedef {object} TestEvent
 * @property {"started" | "ended" | "finished"} event `finished` ends a whole run
 * @property {string} [name] of the test, with its file
 * @property {"passed" | "failed" | "skipped" | "retried"} [outcome] `retried` passed at a later try
 * @property {string} [reason] why it was skipped, or how it failed, in a line
 * @property {string} [command] that runs it alone
 */

/** @param {TestEvent} event */
export function report(event) {
  const file = process.env["TEST_EVENTS"];
  if (file) appendFileSync(file, `${JSON.stringify(event)}\n`);
}

export function firstLine(message = "") {
  return stripVTControlCharacters(message).trim().split("\n")[0].slice(0, 200);
}

/** Settings of `test:long` that a test alone needs too. */
const settings = ["LONG_TESTS", "FUZZ_SEED", "FUZZ_RUNS", "FUZZ_ENGINE", "KILL_ROUNDS"];

/**
 * The command that runs some tests alone.
 * @param {"test:unit" | "test:browser"} script
 * @param {string[]} args
 */
export function formatRun(script, args) {
  const set = settings
    .filter((name) => process.env[name])
    .map((name) => `${name}=${quote(process.env[name])}`);
  return [...set, `npm run ${script} --`, ...args.map(quote)].join(" ");
}

/** @param {string} word of a command line for `sh` */
export function quote(word) {
  return /^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
