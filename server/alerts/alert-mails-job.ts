import { alertFrequencies } from "../../domain/alerts/alert.ts";
import type { AppContext } from "../app-context.ts";
import { sendAlerts } from "./send-alerts.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";

/**
 * Mails alerts that have news. Without news each run is one indexed query.
 * @param everyMs pause between two runs
 */
export function startAlertMails(app: AppContext, everyMs = 20_000): RepeatingJob {
  const jobs = alertFrequencies.map((frequency) =>
    startRepeatingJob({
      name: `${frequency} alerts`,
      everyMs,
      log: app.log,
      metrics: app.metrics,
      run: (stopping) => sendAlerts(app, frequency, stopping),
    }),
  );
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
