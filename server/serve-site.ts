import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { startBackground } from "./background.ts";
import type { Config } from "./config.ts";
import type { House } from "./house.ts";
import type { Listened } from "./http/listen.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { openHouse } from "./open-house.ts";
import { startProblem } from "./start-problem.ts";
import { hearStopSignals } from "./stop-signal.ts";
import { loadDemo } from "./use-cases/load-demo.ts";

/** After the site was told to stop: shares of SHUTDOWN_SECONDS for requests under way, and for all. */
const requestsShare = 0.75;
const wholeShare = 0.95;

type Answer = (house: House, stopping: AbortSignal) => Promise<Listened>;

/**
 * Runs the site until it is told to stop: opens database, demo, commands and jobs, HTTP, and
 * closes them in the opposite order, within SHUTDOWN_SECONDS whatever hangs. What keeps it from starting is
 * said in one line. Told to stop while it starts, it ends after the step under way.
 * @param answer starts the HTTP part over the house; told when the site is to stop
 * @returns the exit code
 */
export async function serveSite(config: Config, answer: Answer): Promise<number> {
  const stop = hearStopSignals();
  const shutdownMs = config.shutdownSeconds * 1000;
  const closing: (() => Promise<void>)[] = [];
  let code = 1;
  try {
    const problem = await open(config, answer, stop, closing);
    if (problem !== null) process.stderr.write(`${problem}\n`);
    else if (!stop.aborted) await once(stop, "abort");
    code = problem === null ? 0 : 1;
  } finally {
    const inTime = await Promise.race([closeAll(closing), sleep(wholeShare * shutdownMs, false)]);
    if (!inTime) code = 1;
  }
  return code;
}

/** The last opened first. @returns true once all is closed */
async function closeAll(closing: readonly (() => Promise<void>)[]): Promise<true> {
  for (const close of closing.toReversed()) await close();
  return true;
}

/** @returns what keeps the site from starting; null if all is open, or a stop came between. */
async function open(
  config: Config,
  answer: Answer,
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
  // While requests are finished no further job begins.
  stop.addEventListener("abort", () => void background.stop());
  const listened = await answer(house, stop);
  if (!listened.ok) return listened.problem;
  closing.push(async () => {
    // Who stops it by hand has no balancer that must notice first.
    const drainMs = stop.reason === "SIGTERM" ? config.drainSeconds * 1000 : 0;
    await sleep(drainMs);
    await listened.listening.close(requestsShare * config.shutdownSeconds * 1000 - drainMs);
  });
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
