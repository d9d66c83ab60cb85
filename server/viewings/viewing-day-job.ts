import type { AppContext } from "../app-context.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";
import { askForFeedback } from "./ask-for-feedback.ts";
import { remindAgain } from "./remind-again.ts";

/** What is due by the minute on the day of a viewing: the second reminder, and the question after it. */
export function startViewingDay(app: AppContext, everyMs = 60_000): RepeatingJob {
  return startRepeatingJob({
    name: "viewing day",
    everyMs,
    log: app.log,
    metrics: app.metrics,
    run: async (stopping) => {
      await remindAgain(app, stopping);
      await askForFeedback(app, stopping);
    },
  });
}
