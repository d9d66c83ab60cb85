import type { AppContext } from "../app-context.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";
import { keyPlainStops } from "./stop-hashes.ts";

/**
 * Puts the key to opt-outs of a former release. Beside other processes not before the second run,
 * an hour after the start: until then one of that release may still send, and it finds only its own.
 */
export function startKeyingStops(app: AppContext): RepeatingJob {
  let maySettle = app.database.engine === "embedded";
  return startRepeatingJob({
    name: "opt-outs",
    everyMs: 3_600_000,
    log: app.log,
    metrics: app.metrics,
    async run() {
      if (maySettle) await keyPlainStops(app);
      maySettle = true;
    },
  });
}
