import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Metrics } from "../metrics/metrics.ts";
import { inSpan } from "../tracing/tracing.ts";
import { runInLogContext } from "../logging/log-context.ts";

export interface RepeatingJob {
  /** Prevents further runs and resolves once the current one has ended. */
  stop: () => Promise<void>;
}

/**
 * Runs a task immediately and then repeatedly, with a pause after each run. A failed run is logged
 * and retried after ten pauses, at most a minute. Log lines of a run carry the job's name.
 * @param options.everyMs pause between runs, milliseconds
 */
export function startRepeatingJob(options: {
  /** Used as a metrics label, so keep the set small. */
  name: string;
  everyMs: number;
  log: Pick<Logger, "error">;
  metrics?: Pick<Metrics, "jobRuns" | "jobLastSuccess">;
  run: (stopping: AbortSignal) => Promise<void>;
}): RepeatingJob {
  const { name, everyMs, log, metrics, run } = options;
  const stop = new AbortController();
  // From 0 on, so that the first failure is a rise too.
  for (const result of ["done", "failed"]) metrics?.jobRuns.inc({ job: name, result }, 0);
  const ended = runInLogContext({ job: name }, repeat);

  async function repeat(): Promise<void> {
    while (!stop.signal.aborted) {
      const pause = await attempt();
      try {
        await sleep(pause, null, { signal: stop.signal });
      } catch {
        return; // Stopped: nothing else ends a pause early.
      }
    }
  }

  async function attempt(): Promise<number> {
    try {
      await inSpan(`job ${name}`, { "job.name": name }, () => run(stop.signal));
      metrics?.jobRuns.inc({ job: name, result: "done" });
      metrics?.jobLastSuccess.setToCurrentTime({ job: name });
      return everyMs;
    } catch (error) {
      metrics?.jobRuns.inc({ job: name, result: "failed" });
      log.error({ err: error }, "Job failed");
      return Math.min(10 * everyMs, 60_000);
    }
  }

  return {
    stop: () => {
      stop.abort();
      return ended;
    },
  };
}
