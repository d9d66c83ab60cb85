import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { startJobs } from "./jobs.ts";
import type { Config } from "../config.ts";
import type { AppContext } from "../app-context.ts";
import { findListenProblem, type ListenResult } from "../platform/http/listen.ts";
import { serveMetrics } from "../platform/metrics/serve-metrics.ts";
import { openAppContext } from "../open-app-context.ts";
import { startProblem } from "./start-problem.ts";
import { listenForStopSignals } from "../platform/process/stop-signals.ts";
import { announceDemo } from "../staff/sign-in/announce-demo.ts";
import { announceSetUp } from "../staff/sign-in/set-up-admin.ts";
import { loadDemo } from "./demo/load-demo.ts";

/** Shares of SHUTDOWN_SECONDS for active requests and for the whole shutdown. */
const requestsShare = 0.75;
const wholeShare = 0.95;

type Answer = (app: AppContext, stopping: AbortSignal) => Promise<ListenResult>;

/**
 * Runs the site until a stop signal: opens database, demo data, commands, jobs and HTTP, then
 * closes them in reverse within SHUTDOWN_SECONDS whatever hangs. A startup problem is one line. A
 * stop during startup takes effect after the current step.
 * @param answer starts HTTP; its signal aborts when the site shuts down
 * @returns the exit code
 */
export async function serveSite(config: Config, answer: Answer): Promise<number> {
  const stop = listenForStopSignals();
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

async function closeAll(closing: readonly (() => Promise<void>)[]): Promise<true> {
  for (const close of closing.toReversed()) await close();
  return true;
}

async function open(
  config: Config,
  answer: Answer,
  stop: AbortSignal,
  closing: (() => Promise<void>)[],
): Promise<string | null> {
  const taken = await findTakenPort(config);
  if (taken !== null) return taken;
  const opened = await openAppContext(config);
  if (!opened.ok) return opened.problem;
  const { app, fail } = opened;
  process.on("uncaughtException", (error) => fail("Uncaught error; shutting down.", error));
  stop.addEventListener("abort", () => app.log.info(`${stop.reason} received, shutting down.`));
  closing.push(async () => {
    await opened.close();
    app.log.info("Shutdown complete.");
  });
  if (stop.aborted) return null;
  try {
    await loadDemo(app);
  } catch (error) {
    const problem = startProblem(error);
    if (problem === null) throw error;
    return problem;
  }
  await announceSetUp(app);
  await announceDemo(app);
  if (stop.aborted) return null;

  const unread = await answerPrometheus(app, closing);
  if (unread !== null) return unread;
  const jobs = await startJobs(app);
  if (!jobs.ok) return jobs.problem;
  closing.push(jobs.stop);
  // No new jobs while requests finish.
  stop.addEventListener("abort", () => void jobs.stop());
  const listened = await answer(app, stop);
  if (!listened.ok) return listened.problem;
  closing.push(async () => {
    // Without a load balancer a manual stop needs no drain time.
    const drainMs = stop.reason === "SIGTERM" ? config.drainSeconds * 1000 : 0;
    await sleep(drainMs);
    await listened.listening.close(requestsShare * config.shutdownSeconds * 1000 - drainMs);
  });
  app.log.info(`Listening on http://localhost:${listened.listening.port}`);
  return null;
}

/** Before the database is opened and the demo's homes are imported for nothing. */
async function findTakenPort({
  port,
  host,
  metricsPort,
  metricsHost,
}: Config): Promise<string | null> {
  const site = await findListenProblem({ port, host });
  if (site !== null || metricsPort === null) return site;
  return findListenProblem({ port: metricsPort, host: metricsHost, setting: "METRICS_PORT" });
}

async function answerPrometheus(
  app: AppContext,
  closing: (() => Promise<void>)[],
): Promise<string | null> {
  const { metricsPort, metricsHost } = app.config;
  if (metricsPort === null) return null;
  const listened = await serveMetrics(app, metricsPort);
  if (!listened.ok) return listened.problem;
  const { port, close } = listened.listening;
  closing.push(() => close(0));
  app.log.info(`Metrics on http://${metricsHost}:${port}/metrics`);
  return null;
}
