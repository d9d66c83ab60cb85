import type { AppContext } from "../app-context.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";
import { tellWaiting } from "./waiting-list.ts";

export function startWaitingList(app: AppContext, everyMs = 60_000): RepeatingJob {
  return startRepeatingJob({
    name: "waiting list",
    everyMs,
    log: app.log,
    metrics: app.metrics,
    run: (stopping) => tellWaiting(app, stopping),
  });
}
