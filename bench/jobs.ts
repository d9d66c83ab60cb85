import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import type { AppContext } from "../server/app-context.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import type { SiteJob } from "../server/site/jobs.ts";
import { createTestContext } from "../server/testing/app-context.ts";
import type { JobServices } from "./job-services.ts";

/** A Monday at ten: the mails of the week are due, and every home's check is from another day. */
const monday = new Date("2026-11-23T10:00:00Z");

/** Of three years less than a third is over then: a night's erasure, not that of years. */
const clocks: Record<string, Date> = {
  retention: new Date(monday.getTime() - 360 * 86_400_000),
};

interface JobRun {
  /** Of what it repeats: each has run once or was stopped. None if it only listens. */
  names: string[];
  /** What was logged as an error. */
  problems: string[];
}

interface RunOptions {
  services: JobServices;
  longestMs: number;
  /** Called when all is ready for it. */
  onStart?: () => void;
}

/** Starts a job as the site does, and stops it after its first run, or after so long. */
export async function runOnce(
  { name, start }: SiteJob,
  database: ServerDatabase,
  { services, longestMs, onStart }: RunOptions,
): Promise<JobRun> {
  const problems: string[] = [];
  const clock = clocks[name] ?? monday;
  const app = await createTestContext(database, {
    now: () => clock,
    config: services.config,
    log: pino({ level: "error" }, { write: (line: string) => void problems.push(line) }),
  });
  // A picture takes seconds of the processor, and nobody waits for it.
  app.photos.makeVariants = async () => {};
  await services.bringWork(app);
  onStart?.();
  const began = performance.now();
  const job = await start(app);
  while (
    performance.now() - began < longestMs &&
    !(await countRuns(app)).every(({ runs }) => runs > 0)
  )
    await sleep(20);
  await job.stop();
  return { names: (await countRuns(app)).map((run) => run.name), problems };
}

/** A job that was started and has not ended is counted with 0. */
async function countRuns({ metrics }: AppContext): Promise<{ name: string; runs: number }[]> {
  const { values } = await metrics.jobRuns.get();
  const byName = Map.groupBy(values, ({ labels }) => String(labels.job));
  return [...byName].map(([name, counts]) => ({
    name,
    runs: counts.reduce((sum, { value }) => sum + value, 0),
  }));
}
