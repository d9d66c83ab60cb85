import type { AppContext } from "../app-context.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";
import { checksAtOnce, refreshChecks } from "./refresh-checks.ts";
import { publishScheduled } from "./schedule-home.ts";
import { forgetOldUploads } from "./upload-photos.ts";

/** Publishes homes whose time has come, writes views, forgets broken uploads, and checks homes that changed or whose day is over. */
export function startHomes(app: AppContext): RepeatingJob {
  const { log, metrics } = app;
  return startRepeatingJob({
    name: "homes",
    everyMs: 15_000,
    log,
    metrics,
    async run(stopping) {
      await publishScheduled(app);
      await app.views.save();
      await forgetOldUploads(app);
      while (!stopping.aborted && (await refreshChecks(app)) === checksAtOnce);
    },
  });
}
