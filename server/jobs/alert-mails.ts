import { alertFrequencies } from "../../domain/alerts/alert.ts";
import type { House } from "../house.ts";
import { sendAlerts } from "../use-cases/send-alerts.ts";
import { type RepeatingJob, startRepeatingJob } from "./repeating-job.ts";

/**
 * Looks for news that alerts want to tell: without any it is one query by an index.
 * @param everyMs pause between two looks
 */
export function startAlertMails(house: House, everyMs = 20_000): RepeatingJob {
  const jobs = alertFrequencies.map((frequency) =>
    startRepeatingJob({
      name: `${frequency} alerts`,
      everyMs,
      log: house.log,
      metrics: house.metrics,
      run: (stopping) => sendAlerts(house, frequency, stopping),
    }),
  );
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
