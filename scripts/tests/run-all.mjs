import { say } from "../steps.mjs";
import { closingLines, noResults } from "./results.mjs";

/**
 * Runs the parts in turn and exits. A part that breaks off counts as one failure.
 * @param {{ title: string, run: (stop: AbortSignal) => unknown }[]} parts each returns its
 * results (`results.mjs`)
 */
export async function runAll(parts) {
  const done = [];
  let underWay = null;
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop.abort());
  process.on("exit", () => {
    if (underWay) {
      done.push({ ...noResults(), failed: [{ name: underWay, reason: "broke off" }] });
    }
    say("");
    for (const line of closingLines(done)) say(line);
    process.exitCode = done.some(({ failed }) => failed.length > 0) ? 1 : 0;
  });
  for (const { title, run } of parts) {
    underWay = title;
    say(`\n${title} ...`);
    const began = performance.now();
    done.push(await run(stop.signal));
    say(`This took ${Math.round((performance.now() - began) / 1000)} s.`);
    underWay = null;
    if (stop.signal.aborted) process.exit();
  }
}
