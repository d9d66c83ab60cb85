import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

export interface RepeatingJob {
  /** No further run begins; resolves when the one under way has ended. */
  stop: () => Promise<void>;
}

/**
 * Runs a task at once and again and again, each time a while after it ended. A run that throws is
 * logged, and the next one comes a while later: ten pauses, but no more than a minute.
 * @param options.everyMs pause between two runs, milliseconds
 */
export function startRepeatingJob(options: {
  name: string;
  everyMs: number;
  log: Pick<Logger, "error">;
  /** `stopping` is aborted when no more work should begin. */
  run: (stopping: AbortSignal) => Promise<void>;
}): RepeatingJob {
  const { name, everyMs, log, run } = options;
  const stop = new AbortController();
  const ended = repeat();

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
      return everyMs;
    } catch (error) {
      log.error({ err: error, job: name }, "A job failed.");
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
