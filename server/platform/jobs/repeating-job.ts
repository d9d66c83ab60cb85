import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Metrics } from "../metrics/metrics.ts";
import { inLogContext } from "../logging/log-context.ts";

export interface RepeatingJob {
  /** No further run begins; resolves when the one under way has ended. */
  stop: () => Promise<void>;
}

/**
 * Runs a task at once and again and again, each time a while after it ended. A run that throws is
 * logged, and the next one comes a while later: ten pauses, but no more than a minute. What a run
 * logs carries the job's name.
 * @param options.everyMs pause between two runs, milliseconds
 */
export function startRepeatingJob(options: {
  /** One of few: it becomes a label of figures. */
  name: string;
  everyMs: number;
  log: Pick<Logger, "error">;
  /** None for what a part of the house does before its figures are open. */
  metrics?: Pick<Metrics, "jobRuns" | "jobLastSuccess">;
  /** `stopping` is aborted when no more work should begin. */
  run: (stopping: AbortSignal) => Promise<void>;
}): RepeatingJob {
  const { name, everyMs, log, metrics, run } = options;
  const stop = new AbortController();
  const ended = inLogContext({ job: name }, repeat);

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
      await run(stop.signal);
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
