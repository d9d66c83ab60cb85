import type { AppContext } from "../app-context.ts";
import { remindOfBookings } from "./remind-of-bookings.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";

export function startBookingReminders(app: AppContext, everyMs = 5 * 60_000): RepeatingJob {
  return startRepeatingJob({
    name: "booking reminders",
    everyMs,
    log: app.log,
    metrics: app.metrics,
    run: (stopping) => remindOfBookings(app, stopping),
  });
}
