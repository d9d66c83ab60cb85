import { once } from "node:events";
import { startBackground } from "./background.ts";
import type { Config } from "./config.ts";
import type { House } from "./house.ts";
import type { Listened } from "./http/listen.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { openHouse } from "./open-house.ts";
import { startProblem } from "./start-problem.ts";
import { hearStopSignals } from "./stop-signal.ts";
import { loadDemo } from "./use-cases/load-demo.ts";

/** How long requests under way may take after the site was told to stop. */
const drainMs = 8000;

/**
 * Runs the site until it is told to stop: opens database, demo, commands and jobs, HTTP, and
 * closes them in the opposite order. What keeps it from starting is said in one line. Told to stop while it
 * starts, it ends after the step under way.
 * @param answer starts the HTTP part over the house
 * @returns the exit code
 */
export async function serveSite(
  config: Config,
  answer: (house: House) => Promise<Listened>,
): Promise<number> {
  const stop = hearStopSignals();
  const closing: (() => Promise<void>)[] = [];
  try {
    const problem = await open(config, answer, stop, closing);
    if (problem === null) {
      if (!stop.aborted) await once(stop, "abort");
      return 0;
    }
    process.stderr.write(`${problem}\n`);
    return 1;
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

/** @returns what keeps the site from starting; null if all is open, or a stop came between. */
async function open(
  config: Config,
  answer: (house: House) => Promise<Listened>,
  stop: AbortSignal,
  closing: (() => Promise<void>)[],
): Promise<string | null> {
  const opened = await openHouse(config);
  if (!opened.ok) return opened.problem;
  const { house, fail } = opened;
  process.on("uncaughtException", (error) =>
    fail("A fault that nothing caught has ended the site.", error),
  );
  stop.addEventListener("abort", () => house.log.info(`${stop.reason}: closing.`));
  closing.push(async () => {
    await opened.close();
    house.log.info("Closed.");
  });
  if (stop.aborted) return null;
  try {
    await loadDemo(house);
  } catch (error) {
    const problem = startProblem(error);
    if (problem === null) throw error;
    return problem;
  }
  if (stop.aborted) return null;

  const unread = await answerPrometheus(house, closing);
  if (unread !== null) return unread;
  const background = await startBackground(house);
  if (!background.ok) return background.problem;
  closing.push(background.stop);
  const listened = await answer(house);
  if (!listened.ok) return listened.problem;
  closing.push(() => listened.listening.close(drainMs));
  house.log.info(`Lintel is open on http://localhost:${listened.listening.port}`);
  return null;
}

/** @returns what keeps the figures from being read */
async function answerPrometheus(
  house: House,
  closing: (() => Promise<void>)[],
): Promise<string | null> {
  const { metricsPort, metricsHost } = house.config;
  if (metricsPort === null) return null;
  const listened = await serveMetrics(house, metricsPort);
  if (!listened.ok) return listened.problem;
  const { port, close } = listened.listening;
  closing.push(() => close(0));
  house.log.info(`The figures are at http://${metricsHost}:${port}/metrics`);
  return null;
}
