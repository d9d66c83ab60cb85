/**
 * What came of a step's tests.
 *
 * @typedef {{ name: string, reason?: string, command?: string }} Result
 * @typedef {object} Results
 * @property {number} passed
 * @property {Result[]} failed
 * @property {Result[]} skipped
 * @property {Result[]} retried passed at a later try; counted among the passed too
 * @property {Result[]} running begun and not ended
 */

/** @returns {Results} */
export function noResults() {
  return { passed: 0, failed: [], skipped: [], retried: [], running: [] };
}

/**
 * Reads the events that a step wrote with `events.mjs`, and adds those that it could not write.
 * @param {string} text lines of events
 * @param {object} end
 * @param {string} [end.name] of the step
 * @param {string} [end.command] that runs it alone
 * @param {number} [end.code] its exit code
 * @param {number | null} [end.silentSeconds] after which it was ended from outside
 * @param {string[]} [end.left] processes that it left behind
 * @returns {Results}
 */
export function readResults(text, { name, command, code = 0, silentSeconds = null, left = [] }) {
  const events = text.split("\n").flatMap(parsed);
  const results = noResults();
  const running = new Map();
  for (const { event, outcome, ...test } of events) {
    if (event === "started") running.set(test.name, test);
    if (event !== "ended") continue;
    running.delete(test.name);
    if (outcome === "passed" || outcome === "retried") results.passed += 1;
    if (outcome && outcome !== "passed") results[outcome].push(test);
  }
  results.running = tests(running);
  const add = (reason, test = {}) => results.failed.push({ name, command, ...test, reason });

  if (silentSeconds !== null) {
    const hung = results.running.length > 0 ? results.running : [{}];
    for (const test of hung) {
      add(
        `was still running when the step was ended: no test had ended for ${silentSeconds} seconds`,
        test,
      );
    }
  } else if (code !== 0 && results.failed.length === 0) {
    add(`ended with exit code ${code}`);
  } else if (events.length > 0 && !events.some(({ event }) => event === "finished")) {
    add("broke off before all tests had ended");
  }
  // Ignores processes left by a hung test, but not those that keep a step from exiting.
  const hungInTest = silentSeconds !== null && results.running.length > 0;
  if (!hungInTest) for (const process of left) add(`left a process behind: ${process}`);
  // A step that reports no tests counts as one.
  if (events.length === 0 && results.failed.length === 0) results.passed = 1;
  return results;
}

/** Returns running tests, and a file only if it hangs outside its tests. */
function tests(running) {
  const names = [...running.keys()];
  return [...running.values()].filter(
    ({ name }) => !names.some((other) => other.startsWith(`${name} > `)),
  );
}

/** Ignores a line cut off when its writer was killed. */
function parsed(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/**
 * Summarises retried, skipped and failed tests, with commands to rerun, and the totals.
 * @param {Results[]} steps
 */
export function closingLines(steps) {
  const all = (key) => steps.flatMap((results) => results[key]);
  const [retried, skipped, failed] = [all("retried"), all("skipped"), all("failed")];
  const passed = steps.reduce((sum, results) => sum + results.passed, 0);
  return [
    ...listed(
      `${retried.length} passed at a second try`,
      retried.map(({ name, reason }) => `  ${name}${reason ? `: ${reason}` : ""}`),
    ),
    ...listed("Skipped", skippedLines(skipped)),
    ...listed("Failed", failed.flatMap(failedLines)),
    `${passed} passed, ${failed.length} failed`,
  ];
}

function listed(title, lines) {
  return lines.length > 0 ? [`${title}:`, ...lines, ""] : [];
}

function skippedLines(skipped) {
  const counts = new Map();
  for (const { reason = "no reason given" } of skipped) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `  ${count} x ${reason}`);
}

function failedLines({ name, reason, command }) {
  const lines = [`  ${name}${reason ? `: ${reason}` : ""}`];
  return command ? [...lines, `    ${command}`] : lines;
}
